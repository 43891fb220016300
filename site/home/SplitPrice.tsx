import { fillIn } from '../../contract/fillIn.ts';
import './BallSlider.deferred.css';
import './SplitPrice.deferred.css';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { formatPrice } from '../islands/formatPrice.ts';
import { maxPlayers, minPlayers, pricePerPlayer, type SplitPriceProps } from '../islands/splitPrice.ts';
import { eventValues } from '../screens/eventValues.ts';
import { Clock } from './Clock.tsx';
import { PlayerPicture } from './EveningCourt.tsx';
import { stripPlayers } from './eveningPlaces.ts';

const stripIndexes = Array.from({ length: maxPlayers }, (_, index) => index);

type Props = { words: Content['home']['splitPrice']; evening: Content['evening']; pictures: Pictures };

/** islands/startSplitPrice.ts replaces the list by the slider. */
export function SplitPrice({ words, evening, pictures }: Props) {
  const { event, currency } = evening;
  const total = event.price * event.places;
  const listedPlayers = [...new Set([minPlayers, 4, 6, event.places, 10, maxPlayers])].sort((a, b) => a - b);
  const priceEach = (players: number) => formatPrice(evening, pricePerPlayer(total, players));
  const scriptProps: SplitPriceProps = { total, currency, playersLabel: words.players };
  return (
    <section
      className="feature split-price"
      id="split"
      aria-labelledby="split-title"
      data-island="SplitPrice"
      data-props={JSON.stringify(scriptProps)}
    >
      <div className="feature-words">
        <Clock {...evening.split} />
        <h3 id="split-title">{words.title}</h3>
        <p>{fillIn(words.text, { ...eventValues(evening), court: event.court })}</p>
        <p className="split-price-each">
          <b>{priceEach(event.places)}</b> {words.each}
        </p>
        <div className="split-price-slider" hidden>
          <b />
          <input
            type="range"
            className="ball-slider"
            min={minPlayers}
            max={maxPlayers}
            defaultValue={event.places}
            aria-label={words.label}
          />
          <p className="split-price-limits" aria-hidden="true">
            <span>{minPlayers}</span>
            <span>{maxPlayers}</span>
          </p>
        </div>
        <ul className="split-price-list">
          {listedPlayers.map((players) => (
            <li key={players}>
              <span>{fillIn(words.players, { players })}</span> <b>{priceEach(players)}</b>
            </li>
          ))}
        </ul>
      </div>
      <div className="split-price-court" aria-hidden="true">
        <div className="split-price-strips">
          {stripIndexes.map((index) => (
            <div key={index} className="split-price-strip" hidden={index >= event.places}>
              <PlayerPicture pictures={pictures} index={stripPlayers[index % stripPlayers.length] ?? 0} />
              <b>{priceEach(event.places)}</b>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
