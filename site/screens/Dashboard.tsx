import { fillIn } from '../../contract/fillIn.ts';
import './Dashboard.deferred.css';
import type { Content } from '../../content/schema.ts';
import { eventValues } from './eventValues.ts';
import { Phone, Tabs } from './Phone.tsx';
import { Avatar, DashedAvatar, DateTile, FreeOrTaken, Row } from './Row.tsx';

export function Dashboard({ evening }: { evening: Content['evening'] }) {
  const { dashboard: words, event, people } = evening;
  const values = eventValues(evening);
  const valuesWithVisitor = eventValues(evening, { withVisitor: true });
  const head = (
    <div className="phone-spaced-line">
      <div>
        <div className="phone-quiet">{evening.day}</div>
        <div className="phone-title">{words.greeting}</div>
      </div>
      <Avatar evening={evening} person={words.phoneOwner} />
    </div>
  );
  return (
    <Phone screenClass="dashboard" clock={words.clock} head={head}>
      <div className="dashboard-card">
        <div className="dashboard-floor on-court">
          <i className="phone-court" />
          {people.players.map((person) => (
            <Avatar key={person} evening={evening} person={person} />
          ))}
          <FreeOrTaken free={<DashedAvatar />} taken={<Avatar evening={evening} person={evening.join.phoneOwner} />} />
          <DashedAvatar />
          <div className="ball" />
          <div className="dashboard-going-count phone-strong">
            <FreeOrTaken free={fillIn(words.going, values)} taken={fillIn(words.going, valuesWithVisitor)} />
          </div>
        </div>
        <div className="dashboard-event">
          <div className="phone-quiet">{`${words.tonight}, ${event.time}`}</div>
          <div className="phone-title">{event.name}</div>
          <div className="phone-quiet">{`${event.venue}, ${event.court}`}</div>
          <div className="phone-spaced-line">
            <div className="phone-strong">{fillIn(words.each, values)}</div>
            <div className="phone-strong">
              <span className="ball" /> {words.youAreIn}
            </div>
          </div>
        </div>
      </div>
      <div className="list">
        <div className="phone-strong">{words.week}</div>
        {words.rows.map((row) => (
          <Row key={row.name} start={<DateTile {...row} />} name={row.name} text={row.where} />
        ))}
        <div className="card">
          <Row
            start={<Avatar evening={evening} person={words.invitation.from} />}
            name={words.invitation.title}
            text={words.invitation.text}
            end={<div className="phone-strong">{words.invitation.answer}</div>}
          />
        </div>
      </div>
      <Tabs evening={evening} current="home" />
    </Phone>
  );
}
