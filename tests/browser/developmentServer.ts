import { ownProject } from '../content/own.ts';
import { develop } from '../edit/project.ts';

/** What `npm run dev` serves, of the site under test. */
export async function startDevelopmentServer() {
  const { url, stop } = await develop(ownProject);
  return { at: (path: string) => new URL(path, url).href, stop };
}
