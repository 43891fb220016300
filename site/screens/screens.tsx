import { Dashboard } from './Dashboard.tsx';
import { Events } from './Events.tsx';
import { HostCalendar } from './HostCalendar.tsx';
import { Join } from './Join.tsx';
import { Membership } from './Membership.tsx';
import type { Screens } from './ScreenPicture.tsx';

type ScreenName = 'screen-dashboard' | 'screen-events' | 'screen-join' | 'screen-membership' | 'screen-host';

/** The drawings that stand where the owner has put no screenshot of that name yet. */
export const screens: Record<ScreenName, Screens[string]> = {
  'screen-dashboard': Dashboard,
  'screen-events': Events,
  'screen-join': Join,
  'screen-membership': Membership,
  'screen-host': HostCalendar,
};
