import './CourtSheet.css';
import type { Content } from '../../content/schema.ts';
import { courtId } from '../courts/Court.tsx';
import { runsOff, views } from '../courts/scenes/views.ts';
import { Stores } from '../layout/Stores.tsx';
import type { Route } from '../route.ts';
import { Overlay } from '../ui/Overlay.tsx';
import { askAFriend } from './askAFriend.ts';

type Activity = Content['home']['hero']['activities'][number];
type Props = { activity: Activity; content: Content; route: Route; qr: string | undefined; siteUrl: string | undefined };

export const courtSheetId = (floor: Activity['floor']) => `play-${floor}`;

/** A room, entered: its court from line to line, and what to do about the free place. Who is there comes later. */
export function CourtSheet({ activity: { floor, name, size }, content, route, qr, siteUrl }: Props) {
  const { courts, site } = content;
  const { line, game } = courts.rooms[floor];
  const id = courtSheetId(floor);
  const message = courts.message.replace('{game}', game);
  return (
    <Overlay id={id} className={`sheet court-sheet floor-plan-${floor}`}>
      <div className="court-sheet-page" role="dialog" aria-labelledby={`${id}-line`}>
        {/* biome-ignore lint/a11y/noAutofocus: it counts when the sheet opens, not when the page does */}
        <h2 id={`${id}-line`} tabIndex={-1} autoFocus>
          {line}
        </h2>
        <p>
          <b>{name}</b> {size}
        </p>
        <div className="court-sheet-stage">
          <svg className="court" viewBox={views[floor]} preserveAspectRatio={runsOff[floor]} aria-hidden="true">
            <use href={`#${courtId(floor)}`} />
          </svg>
        </div>
        <Stores content={content} hobby={floor} />
        <a className="court-sheet-ask" href={askAFriend(message, siteUrl && siteUrl + route.link(`/?play=${floor}`))}>
          <b>{courts.ask}</b> {message}
        </a>
        {qr ? (
          <figure className="get-app-qr">
            <img src={qr} alt={site.getApp.qrAlt} width="148" height="148" loading="lazy" />
          </figure>
        ) : null}
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={courts.close}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m2 2 12 12M14 2 2 14" fill="none" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        </button>
      </div>
    </Overlay>
  );
}
