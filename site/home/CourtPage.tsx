import type { ActivityId } from '../../content/schema/activities.ts';
import type { PageProps } from '../pageProps.ts';
import { CourtSheet } from './CourtSheet.tsx';

/** The page of /?play=badminton: for a shared link, a new tab, or a visitor without script. */
export const CourtPage = ({ court, ...props }: PageProps & { court: ActivityId }) => (
  <main id="main">
    <CourtSheet court={court} {...props} />
  </main>
);
