import { parse } from 'node:path';
import { brandMark } from '../content/brand.ts';
import { activityIds } from '../content/schema/activities.ts';
import type { Content } from '../content/schema.ts';
import { pictureFilesIn } from '../ssg/assets/pictures/slots.ts';
import { ContentError, mapTexts } from '../ssg/content/content.ts';
import type { RenderAt } from '../ssg/develop.ts';
import { fieldsOf } from './contentFiles.ts';
import { type Change, type Field, firstMarker, markId, type PageInfo } from './messages.ts';
import { imagesFolder } from './pictures.ts';
import { proposals } from './proposals.ts';

export async function pageInfo(address: string, language: string, renderAt: RenderAt): Promise<PageInfo> {
  const asOf = Date.now();
  const url = urlOf(address);
  const photographOf = (name: string) => pictureFilesIn(imagesFolder).find((file) => parse(file).name === name) ?? '';
  const fields = fieldsOf().map((field) =>
    field.format === 'picture' ? { ...field, value: photographOf(field.value) } : field,
  );
  const mark = { id: markId, value: brandMark() && 'mark.svg', format: 'picture', description: '', example: '' };
  return {
    html: (await renderAt(url)).html,
    htmlWithMarkers: await htmlWithMarkers(fields, url, language, renderAt),
    asOf,
    fields: [...fields, mark],
    proposals: proposals(fields),
    pages: await renderAt.paths(),
  };
}

const urlOf = (address: string) => new URL(address, 'http://page');
const markerOf = (index: number) => String.fromCharCode(firstMarker + index);

async function htmlWithMarkers(fields: Field[], url: URL, language: string, renderAt: RenderAt): Promise<string> {
  // The keys are the paths that mapTexts gives, without the language: home.hero.title.
  const markers = new Map<string, string>();
  for (const [index, { id, format }] of fields.entries())
    if (format === 'string' || format === 'email' || id.endsWith('.text'))
      markers.set(id.replace(`${language}/`, ''), markerOf(index));
  // Each marker goes before the full stop, because Hero.tsx draws a ball over a full stop at the end.
  const marked = (text: string, id: string) => text.replace(/(?<=.)(?=[.!?]*$)/, markers.get(id) ?? '');
  const { html } = await renderAt(url, (contents) => ({
    ...contents,
    [language]: mapTexts(contents[language] as Content, marked),
  }));
  return html;
}

/** The pages that contain a text, also where it is not seen, such as in the title or an alt text. */
export async function pagesWith(id: string, language: string, renderAt: RenderAt): Promise<string[]> {
  const fields = fieldsOf();
  const marker = markerOf(fields.findIndex((field) => field.id === id));
  // The home page opens courts, each with its own address.
  const [, court = activityIds[0]] = /courts\.rooms\.(\w+)/.exec(id) ?? [];
  const paths = (await renderAt.paths()).map((path) => `${path}?`);
  const urls = [...paths, `/?play=${court}&`].map((address) => urlOf(`${address}lang=${language}`));
  const pages = await Promise.all(urls.map((url) => htmlWithMarkers(fields, url, language, renderAt)));
  return [...new Set(urls.filter((_, index) => pages[index]?.includes(marker)).map(({ pathname }) => pathname))];
}

/** A link to this site must lead to one of its pages. If it ends with #name, the page must have an element with this id. */
export async function refuseDeadLink({ id, value }: Change, renderAt: RenderAt): Promise<void> {
  if (!id.endsWith('.url') || !value.startsWith('/')) return;
  const url = urlOf(value);
  const { status, html } = await renderAt(url);
  const hasSection = html.includes(` id="${url.hash.slice(1)}"`) || !url.hash;
  if (status === 404 || !hasSection) throw new ContentError(`This site has no page or section ${value}`);
}
