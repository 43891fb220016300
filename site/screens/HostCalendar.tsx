import { Fragment } from 'react';
import type { Content } from '../../content/schema.ts';
import { fillIn } from '../../contract/fillIn.ts';
import { formatPrice } from '../islands/formatPrice.ts';
import { calendarHour, dayIncome, eventValues } from './eventValues.ts';
import './Phone.deferred.css';
import './HostCalendar.deferred.css';

/** HostCalendar.deferred.css has one grid row for each of these hours. */
const shownHours = [17, 18, 19, 20];

export function HostCalendar({ evening }: { evening: Content['evening'] }) {
  const { calendar: words, event } = evening;
  const income = dayIncome(evening);
  const bookings = [
    ...words.bookings.map(({ price, ...booking }) => ({
      ...booking,
      roomName: words.rooms[booking.room - 1] ?? '', // The content counts rooms from 1.
      price: formatPrice(evening, price),
      stateText: words.states[booking.state],
    })),
    {
      room: words.eventRoom,
      roomName: event.court,
      from: words.eventFrom,
      hours: 2, // As in `event.time`.
      floor: 'court',
      name: event.name,
      state: 'paid',
      price: eventValues(evening).total,
      stateText: fillIn(words.eventState, eventValues(evening)),
    },
  ];
  return (
    <div className="phone" aria-hidden="true">
      <div className="calendar-screen">
        <div className="calendar-head">
          <div>
            <div className="phone-title">{evening.day}</div>
            {event.venue}
          </div>
          <div className="calendar-income">
            <div className="phone-title">{income.paid}</div>
            {words.income}, {fillIn(words.toCome, income)}
          </div>
        </div>
        <div className="calendar-notice">
          <div className="ball" />
          <div className="phone-strong">{words.notification.title}</div>
          <div className="calendar-notice-text">{words.notification.text}</div>
          <div className="calendar-accept phone-strong">{words.notification.accept}</div>
        </div>
        <div className="calendar-grid">
          <div />
          {words.rooms.map((roomName) => (
            <div key={roomName} className="calendar-room phone-strong">
              {roomName}
            </div>
          ))}
          {shownHours.map((hour) => (
            <Fragment key={hour}>
              <div className="calendar-hour">{calendarHour(evening, hour)}</div>
              {words.rooms.map((roomName, index) => {
                const booking = bookings.find(
                  ({ room, from, hours }) => room === index + 1 && from <= hour && hour < from + hours,
                );
                if (!booking) return <div key={roomName} />;
                // A booking is drawn at its first hour, and CSS makes it as high as all its hours.
                if (booking.from !== hour) return null;
                return <Booking key={roomName} startTime={calendarHour(evening, hour)} {...booking} />;
              })}
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  );
}

type BookingProps = Record<'startTime' | 'roomName' | 'name' | 'stateText' | 'price' | 'state' | 'floor', string> & {
  hours: number;
};

const Booking = ({ startTime, roomName, name, stateText, price, state, floor, hours }: BookingProps) => (
  <div className={`booking ${state === 'request' ? 'booking-request' : `on-${floor}`} booking-hours-${hours}`}>
    <div className="booking-when">
      {startTime}
      <br />
      {roomName}
    </div>
    <div className="booking-what">
      <div className="phone-strong">{name}</div>
      {stateText}
    </div>
    <div>{price}</div>
  </div>
);
