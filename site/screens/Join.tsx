import { fillIn } from '../../contract/fillIn.ts';
import './Join.deferred.css';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { formatPrice } from '../islands/formatPrice.ts';
import { eventValues } from './eventValues.ts';
import { Phone, Tabs } from './Phone.tsx';
import { DateTile, FreeOrTaken, Row } from './Row.tsx';

export function Join({ evening, pictures }: { evening: Content['evening']; pictures: Pictures }) {
  const { join: words, event } = evening;
  const values = eventValues(evening);
  const valuesWithVisitor = eventValues(evening, { withVisitor: true });
  const map = pictures['area-map'];
  const head = (
    <div className="join-map">
      {map ? <img src={map.src} alt="" width={map.width} height={map.height} loading="lazy" /> : null}
      {words.areas.map((area) => (
        <div key={area} className="join-area phone-strong">
          {area}
        </div>
      ))}
    </div>
  );
  return (
    <Phone screenClass="join" clock={words.clock} head={head}>
      <div className="list join-list">
        <div className="phone-title">{words.title}</div>
        <div className="phone-quiet">{words.filters.join(' · ')}</div>
        <div className="card">
          <Row start={<DateTile weekday={event.weekday} date={event.date} />} name={event.name} text={event.time} />
          <div className="phone-spaced-line">
            {event.venue}
            <span>{words.distance}</span>
          </div>
          <div className="phone-spaced-line phone-strong">
            <FreeOrTaken free={fillIn(words.placesLeft, values)} taken={fillIn(words.taken, valuesWithVisitor)} />
            <span>{values.price}</span>
          </div>
          <div className="join-take-button">
            <FreeOrTaken free={words.take} taken={<span className="phone-strong">{evening.dashboard.youAreIn}</span>} />
          </div>
        </div>
        {words.rows.map((row) => (
          <Row
            key={row.name}
            start={<DateTile {...row} />}
            name={row.name}
            text={row.where}
            end={
              <div className="join-price">
                <div>{formatPrice(evening, row.price)}</div>
                <div className="phone-quiet">{row.distance}</div>
              </div>
            }
          />
        ))}
      </div>
      <Tabs evening={evening} current="explore" />
    </Phone>
  );
}
