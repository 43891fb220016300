import './Clock.deferred.css';

/** The hour of a scene and whose it is. The lower dot between hours and minutes is the ball. */
export function Clock({ time, who }: { time: string; who: string }) {
  return (
    <p className="clock">
      {hourOf(time)} {who}
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
