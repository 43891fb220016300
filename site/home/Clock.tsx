import './Clock.deferred.css';

/** A time and the person whose phone shows it. CSS draws a ball over the dot of 18.40, or the lower dot of 18:40. */
export function Clock({ time, phoneOwner }: { time: string; phoneOwner: string }) {
  const [hours, separator, ...minutes] = time.split(/([:.])/); // 18:40, in Indonesian 18.40
  return (
    <p className="clock">
      <b>
        {hours}
        <i>{separator}</i>
        {minutes.join('')}
      </b>{' '}
      {phoneOwner}
    </p>
  );
}
