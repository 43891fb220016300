import './Clock.css';

/** The hour of a scene and whose it is. The lower dot between hours and minutes is the ball. */
export function Clock({ time, who }: { time: string; who: string }) {
  const [hours, dots, minutes] = time.split(/([:.])/);
  return (
    <p className="clock">
      <b>
        {hours}
        <i>{dots}</i>
        {minutes}
      </b>{' '}
      {who}
    </p>
  );
}
