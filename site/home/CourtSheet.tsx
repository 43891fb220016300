import './CourtSheet.deferred.css';
import './CourtSheetLayout.deferred.css';
import './CourtSheetFloors.deferred.css';
import './CourtStep.deferred.css';
import type { Content } from '../../content/schema.ts';
import { Stores } from '../layout/Stores.tsx';
import type { Route } from '../route.ts';
import { AskAFriend } from './AskAFriend.tsx';

type Activity = Content['home']['hero']['activities'][number];
type Props = {
  activity: Activity;
  content: Content;
  route: Route;
  qr: string | undefined;
  siteUrl: string | undefined;
};

export const courtSheetId = (floor: Activity['floor']) => `play-${floor}`;

/**
 * A room, entered: its court from line to line, and what to do about the free place. All twelve are in the page's first
 * flight, where each word that differs from sheet to sheet counts twelve times; so its lines, who is there, the room's name
 * and which game the friend is asked to come later, by islands/courts.ts.
 */
export function CourtSheet({ activity: { floor }, content, route, qr, siteUrl }: Props) {
  const { courts, site } = content;
  const { line } = courts.rooms[floor];
  const id = courtSheetId(floor);
  const address = siteUrl && siteUrl + route.link('/');
  return (
    <div className="overlay sheet court-sheet" popover="auto" id={id}>
      <div className="court-sheet-page">
        {/* biome-ignore lint/a11y/noAutofocus: it counts when the sheet opens, not when the page does */}
        <h2 tabIndex={-1} autoFocus>
          {line.split(/(?<=[.?]) /).flatMap((sentence, at) => (at ? [' ', <br key={sentence} />, sentence] : sentence))}
        </h2>
        <div className="court-sheet-stage" aria-hidden="true" />
        <Stores content={content} />
        <AskAFriend content={content} game={courts.anyGame} address={address} />
        {qr ? (
          <figure className="get-app-qr">
            <img src={qr} alt={site.getApp.qrAlt} width="148" height="148" loading="lazy" />
          </figure>
        ) : null}
        <button type="button" aria-label={courts.close} popoverTargetAction="hide" popoverTarget={id}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m2 2 12 12M14 2 2 14" fill="none" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        </button>
      </div>
    </div>
  );
}
