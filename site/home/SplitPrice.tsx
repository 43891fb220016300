import './SplitPrice.deferred.css';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { maxPlayers, minPlayers, pricePerPlayer, type SplitPriceProps } from '../islands/splitPrice.ts';
import { eventValues, fill, money } from '../screens/eventValues.ts';
import { drawnPlayers, PlayerPicture } from './EveningCourt.tsx';

type Props = { words: Content['home']['splitPrice']; evening: Content['evening']; pictures: Pictures };

const places = Array.from({ length: maxPlayers }, (_, place) => place);

/**
 * "Split the court": the price for each player, by number of players, as a list that a script replaces by a slider. Below
 * it a court is divided into one strip for each player. Its anchor is #split.
 */
export function SplitPrice({ words, evening, pictures }: Props) {
  const { event, currency } = evening;
  const total = event.price * event.spots;
  const priceEach = (players: number) => money(evening, pricePerPlayer(total, players));
  const props: SplitPriceProps = { total, currency, players: words.players };
  return (
    <section
      className="feature split-price"
      id="split"
      aria-labelledby="split-title"
      tabIndex={-1}
      data-island="SplitPrice"
      data-props={JSON.stringify(props)}
    >
      <div className="feature-words">
        <h3 id="split-title">{words.title}</h3>
        <p>{fill(words.text, { ...eventValues(evening), court: event.court })}</p>
        <p className="split-price-each">
          <b>{priceEach(event.spots)}</b> {words.each}
        </p>
        <ul className="split-price-list">
          {/* Four play doubles. */}
          {[minPlayers, 4, event.spots, maxPlayers].map((players) => (
            <li key={players}>
              {fill(words.players, { players })} <b>{priceEach(players)}</b>
            </li>
          ))}
        </ul>
        <div className="split-price-slider" hidden>
          <b />
          <input
            type="range"
            className="ball-slider"
            min={minPlayers}
            max={maxPlayers}
            defaultValue={event.spots}
            aria-label={words.label}
          />
          <p className="split-price-limits" aria-hidden="true">
            <span>{minPlayers}</span>
            <span>{maxPlayers}</span>
          </p>
        </div>
      </div>
      <div className="split-price-court" aria-hidden="true">
        <div className="split-price-strips">
          {places.map((place) => (
            <div key={place} className="split-price-strip" hidden={place >= event.spots}>
              <PlayerPicture pictures={pictures} player={place % drawnPlayers} />
              <b>{priceEach(event.spots)}</b>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
