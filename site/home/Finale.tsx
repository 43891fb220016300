import './Finale.deferred.css';
import { Lights } from '../layout/Lights.tsx';
import { Stores } from '../layout/Stores.tsx';
import type { PageProps } from '../pageProps.ts';
import { courtTarget } from '../route.ts';
import { AskAFriend } from './AskAFriend.tsx';
import { FinaleClock } from './FinaleClock.tsx';
import { FinaleCourt } from './FinaleCourt.tsx';

export function Finale({ content, route, assets: { siteUrl, pictures } }: PageProps) {
  const { finale } = content.home;
  const { evening, courts, site } = content;
  const { people, join, event } = evening;
  const courtUrl = siteUrl && siteUrl + route.href(courtTarget('badminton'));
  // The names below are in the order in which courts/scenes/finale.yaml draws the people.
  const [dewi = '', rizal = '', putri = '', bagus = '', maya = '', yohan = ''] = people.players;
  return (
    <section className="finale has-ring" id="last-one-out" aria-labelledby="finale">
      <div className="page">
        <FinaleClock from={finale.clock} until={finale.lightsOff.clock} courtName={event.court} />
        <h2 id="finale" className="finale-words ring-words">
          <TextVariants {...finale} part="title" />
        </h2>
        <p className="finale-words ring-words" role="status">
          <TextVariants {...finale} part="text" />
        </p>
        <FinaleCourt
          drawingUrl={pictures['finale']?.src ?? ''}
          playerNames={[bagus, rizal, dewi]}
          benchNames={[maya, yohan, putri, join.phoneOwner]}
          labels={{ you: finale.you, checkbox: courts.taken.label }}
        />
        <div className="finale-links">
          <div className="ring-words">
            <Stores content={content} className="when-free" />
            <Stores content={content} textAboveName={courts.taken.keep} className="when-taken" />
          </div>
          <div className="ring-words">
            <AskAFriend content={content} game={courts.rooms.badminton.game} url={courtUrl} />
          </div>
          <Lights words={site.footer.lights} isInFinale />
        </div>
      </div>
    </section>
  );
}

type Texts = { title: string; text: string };
type TextVariantsProps = Texts & { part: keyof Texts; taken: Texts; lightsOff: Texts };

/** Until courts/Ring.deferred.css is loaded, `hidden` hides the texts for a taken place and for switched-off lights. */
function TextVariants({ part, taken, lightsOff, ...atStart }: TextVariantsProps) {
  return (
    <>
      <span className="finale-lights-on when-free">{atStart[part]}</span>{' '}
      <span className="finale-taken when-taken" hidden>
        {taken[part]}
      </span>{' '}
      <span className="finale-lights-off" hidden>
        {lightsOff[part]}
      </span>
    </>
  );
}
