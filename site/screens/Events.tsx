import './Events.later.css';
import type { Content } from '../../content/schema.ts';
import { Avatar, OpenAvatar } from './Avatar.tsx';
import { BadmintonCourt } from './BadmintonCourt.tsx';
import { figures, fill } from './figures.ts';
import { Phone } from './Phone.tsx';
import { Row } from './Row.tsx';

export function Events({ evening }: { evening: Content['evening'] }) {
  const { events: words, event, people } = evening;
  const values = figures(evening);
  const guests = [...people.in, ...people.thinking];
  const head = (
    <>
      <BadmintonCourt />
      <div className="phone-strong">{words.hosting}</div>
      <div className="phone-title">{event.name}</div>
      <div>
        {event.weekday} {event.date}, {event.time}
      </div>
      <div>
        {event.place}, {event.court}
      </div>
    </>
  );
  return (
    <Phone screen="events" clock={words.clock} head={head} floor="court">
      <div className="list">
        <div className="card">
          <div className="phone-title">{values.paid}</div>
          <div className="phone-quiet">{fill(words.paidOf, values)}</div>
          <div className="events-shares">
            {guests.map((guest) => (
              <div key={guest} className={people.in.includes(guest) ? 'events-paid' : 'events-open'} />
            ))}
          </div>
          <div className="phone-line phone-strong">
            {fill(words.paidCount, values)}
            <span>{fill(words.openCount, values)}</span>
          </div>
        </div>
        <div className="events-guests">
          {guests.map((guest) => {
            const paid = people.in.includes(guest);
            return (
              <Row
                key={guest}
                start={paid ? <Avatar evening={evening} person={guest} /> : <OpenAvatar person={guest} />}
                name={guest}
                text={paid ? words.paid : words.thinking}
              />
            );
          })}
        </div>
        <div className="card">
          <Row
            start={<Avatar evening={evening} person={people.coach} />}
            name={words.coach.title}
            text={words.coach.text}
            end={<div className="phone-strong">{words.coach.state}</div>}
          />
          <Row start={<OpenAvatar person={words.message.from} />} name={words.message.from} text={words.message.text} />
        </div>
        <div className="pill">{words.remind}</div>
      </div>
    </Phone>
  );
}
