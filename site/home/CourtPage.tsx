import '../ui/Button.css';
import './CourtSheet.deferred.css';
import type { ActivityId } from '../../content/schema/activities.ts';
import { Court } from '../courts/Court.tsx';
import { courts as courtFiles } from '../courts/courtFiles.ts';
import { sheetViewOf } from '../courts/courtStyles.ts';
import { lineColour } from '../courts/floors.ts';
import { Ring } from '../courts/Ring.tsx';
import { SceneWithVisitor } from '../courts/scenes/SceneWithVisitor.tsx';
import { Stores } from '../layout/Stores.tsx';
import type { PageProps } from '../pageProps.ts';
import { courtTarget, roomTarget } from '../route.ts';
import { CloseIcon } from '../ui/CloseIcon.tsx';
import { AskAFriend } from './AskAFriend.tsx';
import './CourtStage.deferred.css';

/** Each sentence is an element, because `text-wrap: balance` balances only whole blocks. */
const sentences = (text: string) =>
  text.split(/(?<=[.?!]) /).flatMap((sentence) => [<span key={sentence}>{sentence}</span>, ' ']);

function classesOf(court: ActivityId): string {
  const { floor, sheetViewBox, sheetPreserveAspectRatio } = courtFiles[court];
  const [, , width = 0, height = 0] = sheetViewBox.split(' ').map(Number);
  const wideClass = width >= 1.3 * height && 'has-wide-court';
  const croppedClass = sheetPreserveAspectRatio.endsWith('slice') && 'has-cropped-court';
  const lightClass = lineColour(floor) !== '--chalk' && 'has-light-floor';
  return [wideClass, croppedClass, lightClass, 'has-ring', `on-${floor}`].filter(Boolean).join(' ');
}

/** The page of one court, such as /?play=badminton. On home, islands/courts.ts shows its section as a popover. The close link needs fullHref: the path is home's, so `href` would give only the hash. */
export function CourtPage({ court, content, route, assets: { qr, siteUrl } }: PageProps & { court: ActivityId }) {
  const { courts, site, home } = content;
  const { title, taken: titleWhenTaken, game } = courts.rooms[court];
  const wordsWhenTaken = courts.taken;
  const { name, size } = home.hero.activities.find((activity) => activity.court === court) ?? {};
  const id = `play-${court}`;
  const qrCode = qr[route.language];
  const view = sheetViewOf(court);
  return (
    <main id="main">
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
          <div className="court-stage">
            <div className="court-drawing">
              <Ring label={wordsWhenTaken.label} />
              <Court activity={court} view={view} />
              <svg className="court-scene" {...view} aria-hidden="true">
                <SceneWithVisitor scene={courtFiles[court]} label={courts.you} />
              </svg>
            </div>
          </div>
          <Stores content={content} className="when-free" />
          <Stores content={content} textAboveName={wordsWhenTaken.keep} className="when-taken" />
          <AskAFriend content={content} game={game} url={siteUrl && siteUrl + route.href(courtTarget(court))} />
          {qrCode ? (
            <figure className="get-app-qr">
              <img src={qrCode} alt={site.getApp.qrAlt} width="148" height="148" loading="lazy" />
              <figcaption className="ring-words">
                <span className="when-free">{courts.scan}</span>
                <span className="when-taken">{wordsWhenTaken.scan}</span>
              </figcaption>
            </figure>
          ) : null}
          <a className="icon-button court-sheet-close" href={route.fullHref(roomTarget(court))}>
            <span className="visually-hidden">{courts.close}</span>
            <CloseIcon />
          </a>
        </div>
      </section>
    </main>
  );
}
