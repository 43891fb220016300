import '../ui/Button.css';
import './CourtSheet.deferred.css';
import type { ActivityId } from '../../content/schema/activities.ts';
import type { Content } from '../../content/schema.ts';
import type { Assets } from '../assets.ts';
import { courts as courtFiles } from '../courts/courtFiles.ts';
import { lineColour } from '../courts/floors.ts';
import { Stores } from '../layout/Stores.tsx';
import { courtTarget, type Route, roomTarget } from '../route.ts';
import { AskAFriend } from './AskAFriend.tsx';
import { CourtStage } from './CourtStage.tsx';

type Props = { court: ActivityId; content: Content; route: Route; assets: Pick<Assets, 'qr' | 'siteUrl'> };

/** Makes each sentence a block, because `text-wrap: balance` balances only whole blocks. */
const sentences = (text: string) =>
  text.split(/(?<=[.?!]) /).flatMap((sentence) => [<span key={sentence}>{sentence}</span>, ' ']);

/** The layout depends on the court's shape: about square, or so long that it is cropped ("slice"). */
function classesOf(court: ActivityId): string {
  const { floor, sheetView, sheetFit } = courtFiles[court];
  const [, , width = 0, height = 0] = sheetView.split(' ').map(Number);
  const square = width < 1.3 * height && 'court-sheet-square';
  const long = sheetFit.endsWith('slice') && 'court-sheet-long';
  const light = lineColour(floor) !== '--chalk' && 'court-sheet-light';
  return [square, long, light, 'has-ring', `on-${floor}`].filter(Boolean).join(' ');
}

/** A court with its players and the free place: a page (CourtPage.tsx), or a popover over home (islands/courts.ts). */
export function CourtSheet({ court, content, route, assets: { qr, siteUrl } }: Props) {
  const { courts, site, home } = content;
  const { title, taken: titleWhenTaken, game } = courts.rooms[court];
  const whenTaken = courts.taken;
  const { name, size } = home.hero.activities.find((activity) => activity.court === court) ?? {};
  const id = `play-${court}`;
  const qrCode = qr[route.language];
  return (
    <section className={`overlay sheet court-sheet ${classesOf(court)}`} id={id} aria-labelledby={`${id}-title`}>
      <div className="court-sheet-grid">
        <div className="ring-status" role="status">
          <h1 className="court-sheet-title ring-words" id={`${id}-title`} tabIndex={-1}>
            <span className="when-free">{sentences(title)}</span>
            <span className="when-taken">{sentences(titleWhenTaken)}</span>
          </h1>
        </div>
        <p>
          <b>{name}</b> <small>{size}</small>
        </p>
        <CourtStage court={court} words={courts} />
        <Stores content={content} className="when-free" />
        <Stores content={content} above={whenTaken.keep} className="when-taken" />
        <AskAFriend content={content} game={game} url={siteUrl && siteUrl + route.link(courtTarget(court))} />
        {qrCode ? (
          <figure className="get-app-qr">
            <img src={qrCode} alt={site.getApp.qrAlt} width="148" height="148" loading="lazy" />
            <figcaption className="ring-words">
              <span className="when-free">{courts.scan}</span>
              <span className="when-taken">{whenTaken.scan}</span>
            </figcaption>
          </figure>
        ) : null}
        <a className="icon-button court-sheet-close" href={route.address(roomTarget(court))}>
          <span className="visually-hidden">{courts.close}</span>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m2 2 12 12M14 2 2 14" fill="none" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        </a>
      </div>
    </section>
  );
}
