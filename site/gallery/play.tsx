import type { Content } from '../../content/schema.ts';
import { AudienceChoice } from '../home/Audience.tsx';
import { Clock } from '../home/Clock.tsx';
import { CourtSheet, courtSheetId } from '../home/CourtSheet.tsx';
import { Finale } from '../home/Finale.tsx';
import { Split } from '../home/Split.tsx';
import { TakeAPlace } from '../home/TakeAPlace.tsx';
import { Lights } from '../layout/Lights.tsx';
import { route } from '../route.ts';
import { ScreenPicture } from '../screens/ScreenPicture.tsx';
import { Button } from '../ui/Button.tsx';
import { screens } from './screens.ts';

/** What answers on the home page. Radio buttons of one name are one choice, but for those in different forms. */
export const play = (content: Content, theme: string) => ({
  Clock: <Clock time={content.evening.join.clock} who={content.evening.join.who} />,
  AudienceChoice: (
    <form>
      <AudienceChoice hero={content.home.hero} />
    </form>
  ),
  TakeAPlace: (
    <div className="gallery-screen-join">
      <ScreenPicture
        {...{ screens, name: 'screen-join', alt: 'screen-join', pictures: {}, sizes: '', evening: content.evening }}
      />
      <TakeAPlace evening={content.evening} id={`take-a-place-${theme}`} />
    </div>
  ),
  Split: <Split words={content.home.split} evening={content.evening} pictures={{}} id={`split-${theme}`} />,
  Finale: <Finale content={content} address={undefined} drawing="" />,
  'CourtSheet, open it': <OpenCourt content={content} by={theme === 'light' ? 0 : 1} />,
  Lights: <Lights words={content.site.footer.lights} />,
});

/** A sheet takes its name from its court: so by day it is another court than by night. */
function OpenCourt({ content, by }: { content: Content; by: 0 | 1 }) {
  const activity = content.home.hero.activities[by];
  if (!activity) return null;
  return (
    <>
      <Button opens={courtSheetId(activity.floor)}>{activity.name}</Button>
      <CourtSheet {...{ activity, content, route: route('/', 'en'), qr: undefined, siteUrl: undefined }} />
    </>
  );
}
