import { fillIn } from '../../contract/fillIn.ts';
import './Events.deferred.css';
import type { Content } from '../../content/schema.ts';
import { eventValues } from './eventValues.ts';
import { Phone } from './Phone.tsx';
import { Avatar, DashedAvatar, FreeOrTaken, Row } from './Row.tsx';

export function Events({ evening }: { evening: Content['evening'] }) {
  const { events: words, event, people } = evening;
  const visitor = evening.join.phoneOwner;
  const values = eventValues(evening);
  const valuesWithVisitor = eventValues(evening, { withVisitor: true });
  const [firstUndecided = '', secondUndecided = ''] = people.undecided;
  const head = (
    <>
      <div className="phone-strong">{words.hosting}</div>
      <div className="phone-title">{event.name}</div>
      <div>{`${event.weekday} ${event.date}, ${event.time}`}</div>
      <div>{`${event.venue}, ${event.court}`}</div>
    </>
  );
  const paidRow = (guest: string) => (
    <Row key={guest} start={<Avatar evening={evening} person={guest} />} name={guest} text={words.paid} />
  );
  const undecidedRow = (guest: string) => (
    <Row start={<DashedAvatar person={guest} />} name={guest} text={words.undecided} />
  );
  return (
    <Phone screenClass="events" clock={words.clock} head={head} floor="court">
      <div className="list">
        <div className="card">
          <div className="phone-title">
            <FreeOrTaken free={values.paid} taken={valuesWithVisitor.paid} />
          </div>
          <div className="phone-quiet">{fillIn(words.paidOf, values)}</div>
          <div className="events-shares">
            {people.players.map((guest) => (
              <div key={guest} className="events-paid" />
            ))}
            <FreeOrTaken free={<div className="events-unpaid" />} taken={<div className="events-paid" />} />
            <div className="events-unpaid" />
          </div>
          <div className="phone-spaced-line phone-strong">
            <FreeOrTaken free={fillIn(words.paidCount, values)} taken={fillIn(words.paidCount, valuesWithVisitor)} />
            {fillIn(words.undecidedCount, values)}
          </div>
        </div>
        <div className="events-guests">
          {people.players.map(paidRow)}
          <FreeOrTaken free={undecidedRow(firstUndecided)} taken={paidRow(visitor)} />
          <FreeOrTaken
            free={undecidedRow(secondUndecided)}
            // `values` counts two undecided guests: both are still thinking, though only one place is left.
            taken={<Row start={<DashedAvatar />} name={words.oneLeft} text={fillIn(words.undecidedCount, values)} />}
          />
        </div>
        <div className="card">
          <Row
            start={<Avatar evening={evening} person={people.coach} />}
            name={words.coach.title}
            text={words.coach.text}
            end={<div className="phone-strong">{words.coach.state}</div>}
          />
          <Row
            start={<DashedAvatar person={words.message.from} />}
            name={words.message.from}
            text={words.message.text}
          />
        </div>
        <div className="events-remind-button phone-strong">{words.remind}</div>
      </div>
    </Phone>
  );
}
