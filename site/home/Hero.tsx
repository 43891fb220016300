import './Hero.css';
import './Hero.deferred.css';
import type { Content } from '../../content/schema.ts';
import { contactAnchor, contactPage } from '../../contract/contactState.ts';
import type { Pictures } from '../assets.ts';
import { hallAt, shownHour } from '../islands/hall.ts';
import { Stores } from '../layout/Stores.tsx';
import type { Route } from '../route.ts';
import { Button } from '../ui/Button.tsx';
import { AudienceChoice, ForEach } from './Audience.tsx';
import { FloorPlan } from './FloorPlan.tsx';
import { hallProps } from './hallProps.ts';

type Props = { content: Content; route: Route; pictures: Pictures };

/** On wide screens the headline stands in the lobby of the building that the plan shows. */
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
            play: <Title words={hero.title} />,
            host: <Title words={host.title} />,
            coach: <Title words={coach.title} />,
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
                <p className="hero-claims hero-note" data-props={JSON.stringify(hall)}>
                  <span>{hallAt(shownHour, hall).note}</span> <b>{hallAt(shownHour, hall).taken}</b>
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

/** The headline's full stop is the ball. Only one of the three is ever shown, to anybody. */
function Title({ words }: { words: string }) {
  const stop = words.endsWith('.') ? '.' : '';
  return (
    <h1 className="hero-title">
      {stop ? words.slice(0, -1) : words}
      <span className="hero-ball">{stop}</span>
    </h1>
  );
}
