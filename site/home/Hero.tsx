import './Hero.css';
import './Hero.deferred.css';
import { initialSliderHour } from '../../content/schema/hallHours.ts';
import { contactAnchor, contactPage, type Topic } from '../../contract/contactState.ts';
import { bookingsAt, hallProps } from '../islands/hall.ts';
import { Stores } from '../layout/Stores.tsx';
import type { PageProps } from '../pageProps.ts';
import { Button } from '../ui/Button.tsx';
import { AudienceChoice, ByAudience } from './Audience.tsx';
import { balancedLines } from './balancedLines.ts';
import { FloorPlan } from './FloorPlan.tsx';

export function Hero(props: PageProps) {
  const { content, route } = props;
  const { hero } = content.home;
  const { host, coach } = hero;
  const hall = hallProps(content);
  const { note, income } = bookingsAt(initialSliderHour, hall);
  const contactLink = (topic: Topic) => route.href(`${contactPage}?topic=${topic}#${contactAnchor}`);
  return (
    <section className="hero">
      <div className="hero-lobby">
        <ByAudience
          variants={{
            play: (
              <h1 className="hero-title">
                <TitleLines title={hero.title} />
              </h1>
            ),
            host: <HostOrCoachTitle title={host.title} />,
            coach: <HostOrCoachTitle title={coach.title} />,
          }}
        />
        <AudienceChoice hero={hero} />
        <ByAudience
          variants={{
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
                <Button href={contactLink('host')}>{host.talk}</Button>
                <Button href={route.href(`${contactPage}#host-app`)} variant="quiet">
                  {host.app}
                </Button>
                <p className="hero-note hero-claims" data-props={JSON.stringify(hall)}>
                  <span>{note}</span> <b>{income}</b>
                </p>
              </>
            ),
            coach: (
              <>
                <p className="hero-text">{coach.text}</p>
                <Button href={contactLink('coach')}>{coach.talk}</Button>
                <p className="hero-claims">{coach.note}</p>
              </>
            ),
          }}
        />
      </div>
      <FloorPlan {...props} />
    </section>
  );
}

const HostOrCoachTitle = ({ title }: { title: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: a page has only one h1, and this is hidden at first
  <div className="hero-title" role="heading" aria-level={1}>
    <TitleLines title={title} />
  </div>
);

/** Each line is a block, so that the lines break at the same words in the fallback font and the web font. */
function TitleLines({ title }: { title: string }) {
  const fullStop = title.endsWith('.') ? '.' : '';
  const lines = balancedLines(fullStop ? title.slice(0, -1) : title);
  return lines.map((line, index) => (
    <span className="hero-line" key={line}>
      {index < lines.length - 1 ? `${line} ` : line}
      {index < lines.length - 1 ? null : <span className="hero-ball">{fullStop}</span>}
    </span>
  ));
}
