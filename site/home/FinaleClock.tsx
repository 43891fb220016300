import './FinaleClock.deferred.css';

/** The hours turn from 19:00 to 21:00 like a meter's. Screen readers get only these two. */
export function FinaleClock({ from, until, place }: Record<'from' | 'until' | 'place', string>) {
  const [first = '', last = ''] = [from, until].map((time) => time.slice(0, 2));
  const between = Array.from({ length: Math.max(0, Number(last) - Number(first)) + 1 }, (_, at) => Number(first) + at);
  return (
    <p className="finale-clock">
      <b aria-hidden="true">
        <span className="finale-hours">
          <span>
            {between.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </span>
        </span>
        {from.slice(2)}
      </b>
      <span className="visually-hidden finale-at-first">{from}</span>
      <span className="visually-hidden finale-after" hidden>
        {until}
      </span>{' '}
      {place}
    </p>
  );
}
