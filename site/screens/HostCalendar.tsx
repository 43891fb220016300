import type { Content } from '../../content/schema.ts';
import { Booking, type BookingProps } from './Booking.tsx';
import { figures, fill, fullHour, money, takings } from './figures.ts';
import './HostCalendar.css';

const hours = [17, 18, 19, 20];

/** The place's evening: a plan of rooms and hours on a tablet, a list by the hour where there is no room for it. */
export function HostCalendar({ evening }: { evening: Content['evening'] }) {
  const { calendar: words, event } = evening;
  const day = takings(evening);
  const bookings: BookingProps[] = words.bookings.map(({ price, ...booking }) => ({
    ...booking,
    roomName: words.rooms[booking.room - 1] ?? '',
    begins: fullHour(evening, booking.from),
    price: money(evening, price),
    status: words.states[booking.state],
  }));
  bookings.push({
    room: words.eventRoom,
    roomName: event.court,
    from: words.eventFrom,
    begins: fullHour(evening, words.eventFrom),
    hours: 2,
    floor: 'court',
    name: event.name,
    state: 'paid',
    price: figures(evening).total,
    status: fill(words.eventState, figures(evening)),
  });
  bookings.sort((one, other) => one.from - other.from || one.room - other.room);
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
          <div className="calendar-accept">{words.notification.accept}</div>
        </div>
        <div className="calendar-plan">
          {words.rooms.map((room, index) => (
            <div key={room} className={`calendar-room calendar-in-${index + 1}`}>
              {room}
            </div>
          ))}
          {hours.map((hour) => (
            <div key={hour} className={`calendar-hour calendar-from-${hour}`}>
              {fullHour(evening, hour)}
            </div>
          ))}
          {bookings.map((booking) => (
            <Booking key={`${booking.room} ${booking.from}`} {...booking} />
          ))}
        </div>
      </div>
    </div>
  );
}
