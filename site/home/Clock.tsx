import './Clock.deferred.css';

/** A time and the person whose phone shows it. The ball is drawn over the lower dot between hours and minutes. */
export function Clock({ time, phoneOwner }: { time: string; phoneOwner: string }) {
  return (
    <p className="clock">
      {timeWithBall(time)} {phoneOwner}
    </p>
  );
}

function timeWithBall(time: string) {
  const [hours, separator, ...minutes] = time.split(/([:.])/); // 18:40, in Indonesian 18.40
  return (
    <b>
      {hours}
      <i>{separator}</i>
      {minutes.join('')}
    </b>
  );
}
