import './Split.deferred.css';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { maxPlayers, minPlayers, pricePerPlayer, type SplitProps } from '../islands/splitPrice.ts';
import { eventValues, fill, money } from '../screens/eventValues.ts';
import { drawnPlayers, PlayerPicture } from './EveningCourt.tsx';

type Props = { words: Content['home']['split']; evening: Content['evening']; pictures: Pictures; id?: string };

const places = Array.from({ length: maxPlayers }, (_, place) => place);

/**
 * "Split the court": the price for each player, by number of players, as a list that a script replaces by a slider. Below
 * it a court is divided into one strip for each player.
 */
export function Split({ words, evening, pictures, id = 'split' }: Props) {
  const { event, currency } = evening;
  const total = event.price * event.spots;
  const priceEach = (players: number) => money(evening, pricePerPlayer(total, players));
  const props: SplitProps = { total, currency, players: words.players };
  return (
    <section
      className="feature split"
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      data-island="Split"
      data-props={JSON.stringify(props)}
    >
      <div className="feature-words">
        <h3 id={`${id}-title`}>{words.title}</h3>
        <p>{fill(words.text, { ...eventValues(evening), court: event.court })}</p>
        <p className="split-price">
          <b>{priceEach(event.spots)}</b> {words.each}
        </p>
        <ul className="split-list">
          {[minPlayers, 4, event.spots, maxPlayers].map((players) => (
            <li key={players}>
              {fill(words.players, { players })} <b>{priceEach(players)}</b>
            </li>
          ))}
        </ul>
        <div className="split-slider" hidden>
          <b />
          <input
            type="range"
            className="ball-slider"
            min={minPlayers}
            max={maxPlayers}
            defaultValue={event.spots}
            aria-label={words.label}
          />
          <p className="split-limits" aria-hidden="true">
            <span>{minPlayers}</span>
            <span>{maxPlayers}</span>
          </p>
        </div>
      </div>
      <div className="split-court" aria-hidden="true">
        <div className="split-strips">
          {places.map((place) => (
            <div key={place} className="split-strip" hidden={place >= event.spots}>
              <PlayerPicture pictures={pictures} player={place % drawnPlayers} />
              <b>{priceEach(event.spots)}</b>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
