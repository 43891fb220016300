import './Events.deferred.css';
import type { Content } from '../../content/schema.ts';
import { figures, fill } from './figures.ts';
import { Phone } from './Phone.tsx';
import { Avatar, OpenAvatar, Row, Taken } from './Row.tsx';

/** The host's screen. A visitor who takes a place becomes one more guest. */
export function Events({ evening }: { evening: Content['evening'] }) {
  const { events: words, event, people, join } = evening;
  const now = figures(evening);
  const afterJoining = figures(evening, 1);
  const [first = '', second = ''] = people.thinking;
  const head = (
    <>
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
  const paid = (guest: string) => (
    <Row key={guest} start={<Avatar evening={evening} person={guest} />} name={guest} text={words.paid} />
  );
  const thinking = (guest: string) => <Row start={<OpenAvatar person={guest} />} name={guest} text={words.thinking} />;
  return (
    <Phone screen="events" clock={words.clock} head={head} floor="court">
      <div className="list">
        <div className="card">
          <div className="phone-title">
            <Taken whenTaken={afterJoining.paid}>{now.paid}</Taken>
          </div>
          <div className="phone-quiet">{fill(words.paidOf, now)}</div>
          <div className="events-shares">
            {people.in.map((guest) => (
              <div key={guest} className="events-paid" />
            ))}
            <Taken whenTaken={<div className="events-paid" />}>
              <div className="events-open" />
            </Taken>
            <div className="events-open" />
          </div>
          <div className="phone-line phone-strong">
            <Taken whenTaken={fill(words.paidCount, afterJoining)}>{fill(words.paidCount, now)}</Taken>
            {fill(words.thinkingCount, now)}
          </div>
        </div>
        <div className="events-guests">
          {people.in.map(paid)}
          <Taken whenTaken={paid(join.who)}>{thinking(first)}</Taken>
          <Taken whenTaken={<Row start={<OpenAvatar />} name={words.oneLeft} text={fill(words.thinkingCount, now)} />}>
            {thinking(second)}
          </Taken>
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
        <div className="events-remind phone-strong">{words.remind}</div>
      </div>
    </Phone>
  );
}
