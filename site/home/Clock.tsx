import './Clock.later.css';

/** The hour of a scene and whose it is. The lower dot between hours and minutes is the ball. */
export function Clock({ time, who, until }: { time: string; who: string; until?: string }) {
  return (
    <p className="clock">
      <Time time={time} />
      {until ? (
        <span hidden>
          <Time time={until} />
        </span>
      ) : null}{' '}
      {who}
    </p>
  );
}

function Time({ time }: { time: string }) {
  const [hours, dots, ...minutes] = time.split(/([:.])/);
  return (
    <b>
      {hours}
      <i>{dots}</i>
      {minutes.join('')}
    </b>
  );
}
