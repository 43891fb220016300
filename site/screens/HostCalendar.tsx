import type { Content } from '../../content/schema.ts';
import { figures, fill, fullHour, money, takings } from './figures.ts';
import './HostCalendar.css';

/** The place's evening: rooms and hours as a plan, or a list by the hour where a plan would be too wide. */
export function HostCalendar({ evening }: { evening: Content['evening'] }) {
  const { calendar: words, event } = evening;
  const day = takings(evening);
  const bookings = [
    ...words.bookings.map(({ price, ...booking }) => ({
      ...booking,
      roomName: words.rooms[booking.room - 1],
      price: money(evening, price),
      status: words.states[booking.state],
    })),
    {
      room: words.eventRoom,
      roomName: event.court,
      from: words.eventFrom,
      hours: 2,
      floor: 'court',
      name: event.name,
      state: 'paid',
      price: figures(evening).total,
      status: fill(words.eventState, figures(evening)),
    },
  ].sort((one, other) => one.from - other.from || one.room - other.room);
  return (
    <div className="calendar" aria-hidden="true">
      <div className="calendar-screen">
        <div className="calendar-head">
          <div>
            <div className="calendar-title">{evening.day}</div>
            {event.place}
          </div>
          <div className="calendar-takings">
            <div className="calendar-title">{day.takings}</div>
            {words.takings}, {fill(words.toCome, day)}
          </div>
        </div>
        <div className="calendar-notice">
          <div className="calendar-ball" />
          <div className="calendar-strong">{words.notification.title}</div>
          <div className="calendar-request">{words.notification.text}</div>
          <div className="calendar-accept calendar-strong">{words.notification.accept}</div>
        </div>
        <div className="calendar-plan">
          {words.rooms.map((room, index) => (
            <div key={room} className={`calendar-room calendar-strong calendar-in-${index + 1}`}>
              {room}
            </div>
          ))}
          {[17, 18, 19, 20].map((hour) => (
            <div key={hour} className={`calendar-hour calendar-from-${hour}`}>
              {fullHour(evening, hour)}
            </div>
          ))}
          {bookings.map(({ room, roomName, from, hours, floor, name, state, status, price }) => (
            <div
              key={`${room} ${from}`}
              className={`booking ${state === 'request' ? 'calendar-new' : `on-${floor}`} calendar-in-${room} calendar-from-${from} calendar-for-${hours}`}
            >
              <div className="booking-when">
                {fullHour(evening, from)}
                <br />
                {roomName}
              </div>
              <div className="booking-what">
                <div className="calendar-strong">{name}</div>
                {status}
              </div>
              <div>{price}</div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
