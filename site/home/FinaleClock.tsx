import './FinaleClock.deferred.css';

/** CSS moves the column of hours when the lights go off. */
export function FinaleClock({ from, until, courtName }: Record<'from' | 'until' | 'courtName', string>) {
  const [firstHour, lastHour] = [Number(from.slice(0, 2)), Number(until.slice(0, 2))];
  const hours = Array.from({ length: Math.max(0, lastHour - firstHour) + 1 }, (_, index) => firstHour + index);
  return (
    <p className="finale-clock">
      <b aria-hidden="true">
        <span className="finale-hours">
          <span>
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </span>
        </span>
        {from.slice(2)}
      </b>
      <span className="visually-hidden finale-lights-on">{from}</span>
      <span className="visually-hidden finale-lights-off" hidden>
        {until}
      </span>{' '}
      {courtName}
    </p>
  );
}
