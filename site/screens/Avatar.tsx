import type { Content } from '../../content/schema.ts';
import './Avatar.css';

/** In the order in which the people stand in the content, so that everybody keeps their colour. */
const floors = ['clay', 'navy', 'sand', 'plum', 'pool', 'wood', 'track', 'felt'];

type Props = { evening: Content['evening']; person: string };

export function Avatar({ evening: { people }, person }: Props) {
  const floor = floors[[...people.in, ...people.thinking].indexOf(person)] ?? 'court';
  return <div className={`avatar on-${floor}`}>{person.slice(0, 1)}</div>;
}
