import { fillIn } from '../../contract/fillIn.ts';
import './Clock.deferred.css';
import type { Content } from '../../content/schema.ts';

/** CSS draws a ball over the dot of 18.40, or the lower dot of 18:40. */
export function Clock({ clock, phoneOwner, caption }: Content['evening']['split']) {
  const [hours, separator, minutes] = clock.split(/([:.])/);
  return (
    <p className="clock">
      <b>
        {hours}
        <i>{separator}</i>
        {minutes}
      </b>{' '}
      {fillIn(caption, { owner: phoneOwner })}
    </p>
  );
}
