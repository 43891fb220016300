import { parse } from 'node:path';
import { brandMark } from '../content/brand.ts';
import type { Content } from '../content/schema.ts';
import { pictureFilesIn } from '../ssg/assets/pictures/slots.ts';
import { ContentError, mapTexts } from '../ssg/content/content.ts';
import type { RenderAt } from '../ssg/develop.ts';
import { allFields } from './contentFiles.ts';
import { imagesFolder } from './pictures.ts';
import { proposedChanges } from './proposedChanges.ts';
import { brandMarkId, type Change, type Field, firstMarker, type PageInfo } from './protocol.ts';
import { publishedVersionsOfChangedFiles, unpublishedChanges } from './publishing.ts';

export async function pageInfo(address: string, language: string, renderAt: RenderAt): Promise<PageInfo> {
  const contentReadAtMs = Date.now();
  const photographOf = (name: string) => pictureFilesIn(imagesFolder).find((file) => parse(file).name === name) ?? '';
  const fields = allFields().map((field) =>
    field.format === 'picture' ? { ...field, value: photographOf(field.value) } : field,
  );
  const published = publishedVersionsOfChangedFiles();
  const brandMarkField = {
    id: brandMarkId,
    value: brandMark() && 'mark.svg',
    format: 'picture',
    description: '',
    example: '',
  };
  return {
    html: await htmlWithMarkers(fields, new URL(address, 'http://page'), language, renderAt),
    contentReadAtMs,
    fields: [...fields, brandMarkField],
    proposedChanges: proposedChanges(fields, published),
    publishInfo: unpublishedChanges(published),
  };
}

async function htmlWithMarkers(fields: Field[], url: URL, language: string, renderAt: RenderAt): Promise<string> {
  // A marker is a character that tells the browser which field a text is; annotate.ts removes it before the page is shown.
  // The keys are paths without a language, such as home.hero.title. A phone number is text too: its path ends with .text.
  const markers = new Map<string, string>();
  for (const [index, { id, format }] of fields.entries())
    if (format === 'string' || format === 'email' || id.endsWith('.text'))
      markers.set(id.replace(`${language}/`, ''), String.fromCharCode(firstMarker + index));
  // Each marker goes before the full stop, because Hero.tsx draws a ball over a full stop at the end.
  const withMarker = (text: string, id: string) => text.replace(/(?<=.)(?=[.!?]*$)/, markers.get(id) ?? '');
  const { html } = await renderAt(url, (contents) => ({
    ...contents,
    [language]: mapTexts(contents[language] as Content, withMarker),
  }));
  return html;
}

export async function refuseDeadLink({ id, value }: Change, renderAt: RenderAt): Promise<void> {
  if (!id.endsWith('.url') || !value.startsWith('/')) return;
  const url = new URL(value, 'http://page');
  const { status, html } = await renderAt(url);
  const hasSection = !url.hash || html.includes(` id="${url.hash.slice(1)}"`);
  if (status === 404 || !hasSection) throw new ContentError(`This site has no page or section ${value}`);
}
