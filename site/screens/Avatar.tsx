import './Avatar.deferred.css';
import type { Content } from '../../content/schema.ts';

/** In the order in which the people stand in the content, so that everybody keeps their colour. */
const floors = ['clay', 'navy', 'sand', 'plum', 'pool', 'wood', 'track', 'felt', 'pitch'];

/** Silent hides the letter from screen readers, where it does not stand in something that is hidden already. */
type Props = { evening: Content['evening']; person: string; silent?: boolean };

/** The spot of somebody who has not answered, or of nobody yet. */
export function OpenAvatar({ person = '' }: { person?: string }) {
  return <div className="avatar avatar-open">{person.slice(0, 1)}</div>;
}

export function Avatar({ evening: { people, join }, person, silent }: Props) {
  const floor = floors[[...people.in, join.who, ...people.thinking].indexOf(person)] ?? 'court';
  return (
    <div className={`avatar on-${floor}`} aria-hidden={silent}>
      {person.slice(0, 1)}
    </div>
  );
}
