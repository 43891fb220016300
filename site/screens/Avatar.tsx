import './Avatar.deferred.css';
import type { Content } from '../../content/schema.ts';

/** In the order of the people in the content, so that everybody has one colour on all screens. */
const floors = ['clay', 'navy', 'sand', 'plum', 'pool', 'wood', 'track', 'felt', 'pitch'];

/** Somebody who has not answered, or a free spot. */
export function OpenAvatar({ person = '' }: { person?: string }) {
  return <div className="avatar avatar-open">{person.slice(0, 1)}</div>;
}

export function Avatar({ evening: { people, join }, person }: { evening: Content['evening']; person: string }) {
  const floor = floors[[...people.in, join.who, ...people.thinking].indexOf(person)] ?? 'court';
  return <div className={`avatar on-${floor}`}>{person.slice(0, 1)}</div>;
}
