import type { Content } from '../../content/schema.ts';
import { AudienceChoice } from '../home/Audience.tsx';
import { Clock } from '../home/Clock.tsx';
import { TakeAPlace } from '../home/TakeAPlace.tsx';
import { Lights } from '../layout/Lights.tsx';
import { ScreenPicture } from '../screens/ScreenPicture.tsx';
import { screens } from '../screens/screens.tsx';

/** What answers on the home page. Radio buttons of one name are one choice, but for those in different forms. */
export const play = (content: Content) => ({
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
        control={<TakeAPlace evening={content.evening} />}
      />
    </div>
  ),
  Lights: <Lights words={content.site.footer.lights} />,
});
