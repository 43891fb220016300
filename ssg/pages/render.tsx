import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { ActivityId } from '../../content/schema/activities.ts';
import type { Content, Language } from '../../content/schema.ts';
import type { ContactState } from '../../contract/contactState.ts';
import type { Assets } from '../../site/assets.ts';
import { sceneDrawings } from '../../site/courts/scenes/sceneDrawings.tsx';
import { Document } from '../../site/document.tsx';
import { EveningDrawing, FrontDeskDrawing } from '../../site/home/eveningPlayers.tsx';
import { FinaleDrawing } from '../../site/home/FinaleDrawing.tsx';
import { StepDrawings } from '../../site/home/StepDrawings.tsx';
import type { PageModule, PageProps } from '../../site/pageProps.ts';
import { pages, type SitePage } from '../../site/pages.ts';
import { route } from '../../site/route.ts';

// The server and ssg/publish.ts take the pages from this file's bundle, in which page.load() imports built files, not sources.
export { pages };

const drawingComponents = {
  ...sceneDrawings,
  evening: EveningDrawing,
  desk: FrontDeskDrawing,
  steps: StepDrawings,
  finale: FinaleDrawing,
};

/** These components need no styles of the page, so the build publishes each as an SVG file. */
export const drawings = () =>
  Object.fromEntries(
    Object.entries(drawingComponents).map(([name, Drawing]) => [name, renderToStaticMarkup(<Drawing />)]),
  );

export type PageInput = {
  page: SitePage;
  language: Language;
  contents: Record<string, Content>;
  assets: Assets;
  contactState?: ContactState;
  court?: ActivityId;
  hasLang?: boolean;
};

/** Each page is imported dynamically, so that the build knows which styles belong to it. */
async function mainOf(page: SitePage, props: PageProps, court: ActivityId | undefined) {
  if (court) {
    const { CourtPage } = await import('../../site/home/CourtPage.tsx');
    return <CourtPage court={court} {...props} />;
  }
  const { Page }: PageModule = await page.load();
  return <Page {...props} />;
}

export async function render(input: PageInput): Promise<string> {
  const { page, language, contents, assets, contactState, court, hasLang } = input;
  const content = contents[language];
  if (!content) throw new Error(`There is no content in the language ${language}.`);
  const props = { content, route: route(page.path, language, hasLang), assets, contactState };
  const { prelude } = await prerender(
    <Document page={page} {...props} court={court}>
      {await mainOf(page, props, court)}
    </Document>,
  );
  return new Response(prelude).text();
}
