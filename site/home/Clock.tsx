import './Clock.deferred.css';

/** The hour of a scene and whose it is. The lower dot between hours and minutes is the ball. */
export function Clock({ time, who, until }: { time: string; who: string; until?: string }) {
  return (
    <p className="clock">
      {until ? (
        // The second once the lights are off: FinaleLightsOff.deferred.css.
        <>
          <span className="clock-turn">{hourOf(time)}</span>
          <span className="clock-turn" hidden>
            {hourOf(until)}
          </span>
        </>
      ) : (
        hourOf(time)
      )}{' '}
      {who}
    </p>
  );
}

function hourOf(time: string) {
  const [hours, dots, ...minutes] = time.split(/([:.])/);
  return (
    <b>
      {hours}
      <i>{dots}</i>
      {minutes.join('')}
    </b>
  );
}
