import './Split.deferred.css';
import type { Content } from '../../content/schema.ts';
import { Court } from '../courts/Court.tsx';
import { fewest, most, type SplitProps, share } from '../islands/share.ts';
import { Avatar } from '../screens/Avatar.tsx';
import { figures, fill, money } from '../screens/figures.ts';

type Props = { words: Content['home']['split']; evening: Content['evening']; id?: string };

/** What a court costs each, by how many play: a list, which becomes a slider where there is a script. */
export function Split({ words, evening, id = 'split' }: Props) {
  const { event, people, join, currency } = evening;
  const total = event.price * event.spots;
  const each = (players: number) => money(evening, share(total, players));
  const disc = (guest: string) => <Avatar key={guest} evening={evening} person={guest} />;
  const props: SplitProps = { total, currency, start: event.spots, words };
  return (
    <section className="split page" aria-labelledby={id} data-island="Split" data-props={JSON.stringify(props)}>
      <div>
        <h3 id={id}>{words.title}</h3>
        <p>{fill(words.text, { ...figures(evening), court: event.court })}</p>
        <p className="split-price">
          <b>{each(event.spots)}</b> {words.each}
        </p>
        <ul className="split-list">
          {[fewest, 4, event.spots, most].map((players) => (
            <li key={players}>
              {fill(words.players, { players })} <b>{each(players)}</b>
            </li>
          ))}
        </ul>
      </div>
      <div className="split-court" aria-hidden="true">
        <Court floor="badminton" />
        {people.in.slice(0, 4).map(disc)}
        <div className="split-bench">{[...people.in.slice(4), join.who, ...people.thinking.slice(1)].map(disc)}</div>
      </div>
    </section>
  );
}
