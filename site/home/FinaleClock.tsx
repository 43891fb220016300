import './FinaleClock.deferred.css';

/** When the lights go off, the hours roll from `from` to `until`. Screen readers get only these two times. */
export function FinaleClock({ from, until, court }: Record<'from' | 'until' | 'court', string>) {
  // "19:00": two digits, a separator, two digits.
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
      {court}
    </p>
  );
}
