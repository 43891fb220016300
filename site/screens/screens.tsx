import type { ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';
import { Dashboard } from './Dashboard.tsx';
import { Events } from './Events.tsx';
import { HostCalendar } from './HostCalendar.tsx';
import { Join } from './Join.tsx';
import { Membership } from './Membership.tsx';

export type ScreenName = 'screen-dashboard' | 'screen-events' | 'screen-join' | 'screen-membership' | 'screen-host';

/** The drawings that stand where the owner has put no screenshot of that name yet. */
export const screens: Record<ScreenName, (props: { evening: Content['evening'] }) => ReactNode> = {
  'screen-dashboard': Dashboard,
  'screen-events': Events,
  'screen-join': Join,
  'screen-membership': Membership,
  'screen-host': HostCalendar,
};
