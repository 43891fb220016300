export type BookingProps = {
  room: number;
  roomName: string;
  from: number;
  begins: string;
  hours: number;
  floor: string;
  name: string;
  state: 'paid' | 'counter' | 'request';
  status: string;
  price: string;
};

export function Booking({ room, roomName, from, begins, hours, floor, name, state, status, price }: BookingProps) {
  const look = state === 'request' ? 'calendar-new' : `on-${floor}`;
  return (
    <div className={`booking ${look} calendar-in-${room} calendar-from-${from} calendar-for-${hours}`}>
      <div className="booking-when">
        {begins}
        <br />
        {roomName}
      </div>
      <div className="booking-what">
        <div className="calendar-strong">{name}</div>
        {status}
      </div>
      <div>{price}</div>
    </div>
  );
}
