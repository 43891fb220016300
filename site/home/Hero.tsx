import './Hero.css';
import './Hero.deferred.css';
import type { Content } from '../../content/schema.ts';
import { contactAnchor, contactPage } from '../../contract/contactState.ts';
import type { Pictures } from '../assets.ts';
import { hallAt, hallProps, initialHour } from '../islands/hall.ts';
import { Stores } from '../layout/Stores.tsx';
import type { Route } from '../route.ts';
import { Button } from '../ui/Button.tsx';
import { AudienceChoice, ForEach } from './Audience.tsx';
import { balancedLines } from './balancedLines.ts';
import { FloorPlan } from './FloorPlan.tsx';

type Props = { content: Content; route: Route; pictures: Pictures };

export function Hero({ content, route, pictures }: Props) {
  const { hero } = content.home;
  const { host, coach } = hero;
  const hall = hallProps(content);
  const talk = (topic: 'host' | 'coach') => route.link(`${contactPage}?topic=${topic}#${contactAnchor}`);
  return (
    <section className="hero">
      <div className="hero-lobby">
        <ForEach
          of={{
            play: (
              <h1 className="hero-title">
                <Lines of={hero.title} />
              </h1>
            ),
            host: <OtherTitle words={host.title} />,
            coach: <OtherTitle words={coach.title} />,
          }}
        />
        <AudienceChoice hero={hero} />
        <ForEach
          of={{
            play: (
              <>
                <p className="hero-text">{hero.text}</p>
                <Stores content={content} />
                <p className="hero-claims">{hero.claims}</p>
              </>
            ),
            host: (
              <>
                <p className="hero-text">{host.text}</p>
                <Button href={talk('host')}>{host.talk}</Button>
                <Button href={route.link(`${contactPage}#host-app`)} look="quiet">
                  {host.app}
                </Button>
                <p className="hero-note hero-claims" data-props={JSON.stringify(hall)}>
                  <span>{hallAt(initialHour, hall).note}</span> <b>{hallAt(initialHour, hall).taken}</b>
                </p>
              </>
            ),
            coach: (
              <>
                <p className="hero-text">{coach.text}</p>
                <Button href={talk('coach')}>{coach.talk}</Button>
                <p className="hero-claims">{coach.note}</p>
              </>
            ),
          }}
        />
      </div>
      <FloorPlan content={content} route={route} pictures={pictures} />
    </section>
  );
}

/** Replaces the h1, of which a page has one. */
const OtherTitle = ({ words }: { words: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: shown only while the h1 is hidden; a second h1 would be the page's too
  <div className="hero-title" role="heading" aria-level={1}>
    <Lines of={words} />
  </div>
);

/** Each line is a block of its own, so that the web font does not change line breaks. The full stop is the ball. */
function Lines({ of: words }: { of: string }) {
  const stop = words.endsWith('.') ? '.' : '';
  const lines = balancedLines(stop ? words.slice(0, -1) : words);
  return lines.map((line, index) => (
    <span className="hero-line" key={line}>
      {index < lines.length - 1 ? `${line} ` : line}
      {index < lines.length - 1 ? null : <span className="hero-ball">{stop}</span>}
    </span>
  ));
}
