import './FinaleClock.deferred.css';

/** The hours roll from `from` to `until` like a counter's. Screen readers get only these two times. */
export function FinaleClock({ from, until, place }: Record<'from' | 'until' | 'place', string>) {
  const [first = '', last = ''] = [from, until].map((time) => time.slice(0, 2));
  const hours = Array.from(
    { length: Math.max(0, Number(last) - Number(first)) + 1 },
    (_, index) => Number(first) + index,
  );
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
      <span className="visually-hidden finale-before">{from}</span>
      <span className="visually-hidden finale-after" hidden>
        {until}
      </span>{' '}
      {place}
    </p>
  );
}
