import '../courts/Court.css';
import type { ActivityId } from '../../content/schema/hero.ts';
import type { PageProps } from '../pageProps.ts';
import { CourtSheet } from './CourtSheet.tsx';

/** What /?play=badminton shows: a link that is sent on, a room opened in a tab, or without script. */
export const CourtPage = ({ court, ...props }: PageProps & { court: ActivityId }) => (
  <main id="main">
    <CourtSheet court={court} {...props} />
  </main>
);
