import { readFileSync } from 'node:fs';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ActivityId, activityIds } from '../../content/schema/activities.ts';
import type { Content } from '../../content/schema.ts';
import { Mark } from '../../site/brand/Mark.tsx';
import { courtTarget } from '../../site/route.ts';
import { addAsset, type Files } from '../lib/publishedFiles.ts';
import { renderedSvgInLightColours } from '../lib/tokens.ts';
import { CourtBackground, CourtFreePlace, courtLineColour } from './courtBackground.tsx';
import { fontMetrics, withoutMissingCharacters } from './font.ts';
import { png } from './png.ts';

type Page = { path: string; wordsKey: keyof Content['site']['pages']; isIndexed: boolean };
/** All numbers are in px. Choose a box that no court line crosses. */
type TextBox = { text: string; left: number; top: number; width: number; height: number; maxFontSize: number };

type Subject = Page['wordsKey'] | ActivityId;
const isCourt = (subject: Subject): subject is ActivityId => (activityIds as readonly string[]).includes(subject);

export async function makeShareCards(files: Files, content: Content, pages: readonly Page[]) {
  const indexedPages = pages.filter((page) => page.isIndexed);
  const subjects: [path: string, subject: Subject][] = [
    ...indexedPages.map(({ path, wordsKey }): [string, Subject] => [path, wordsKey]),
    ...activityIds.map((court): [string, Subject] => [courtTarget(court), court]),
  ];
  const cardAddresses: Record<string, string> = {};
  for (const [path, subject] of subjects)
    cardAddresses[path] = addAsset(files, `share-${subject}`, '.png', await png(cardOf(content, subject)));
  return cardAddresses;
}

export function cardOf(content: Content, subject: Subject): string {
  const { home, about, courts, site } = content;
  if (isCourt(subject)) return courtCard(content, subject, courts.rooms[subject].title, `${courts.you}?`);
  if (subject === 'about') return courtCard(content, 'tennis', about.banner.title, about.banner.you);
  const text = subject === 'home' ? home.hero.title : site.pages[subject].title;
  const title = { text, left: 56, top: 185, width: 640, height: 287, maxFontSize: 86 };
  const claims = { text: home.hero.claims, left: 56, top: 500, width: 600, height: 100, maxFontSize: 27 };
  const drawing = readFileSync('ssg/assets/homeCard.svg', 'utf8').replace(/<title>.*\n/, '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
  const background = <svg viewBox="0 0 1200 630" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
  return drawCard(content, background, '--chalk', [title, claims].map(textLines));
}

function courtCard(content: Content, court: ActivityId, title: string, you: string): string {
  const text = title.replaceAll(/(?<=[.?!]) /g, '\n');
  const titleBox = { text, left: 56, top: 452, width: 1088, height: 150, maxFontSize: 64 };
  return drawCard(content, <CourtBackground court={court} />, courtLineColour(court), [
    <CourtFreePlace key="you" court={court} you={you} />,
    textLines(titleBox),
  ]);
}

function drawCard({ facts }: Content, background: ReactElement, textColour: string, texts: ReactNode): string {
  const cardSvg = (
    <svg viewBox="0 0 1200 630" width="1200" height="630" aria-hidden="true">
      <image href={dataUrl(background)} width={1200} height={630} />
      <g fontFamily="Plus Jakarta Sans" fontWeight={800} fill={`var(${textColour})`}>
        <svg x={56} y={32} width={56} height={56} aria-hidden="true">
          <Mark size={56} background="var(--ink)" />
        </svg>
        <text x={128} y={75} fontSize={40} letterSpacing={-1.2}>
          {facts.name.toLowerCase()}
        </text>
        {texts}
      </g>
    </svg>
  );
  return withoutMissingCharacters(renderedSvgInLightColours(renderToStaticMarkup(cardSvg)));
}

/** The background is its own image, because resvg 2.6 crashes when the running track is drawn into the card itself. */
const dataUrl = (drawing: ReactElement) =>
  `data:image/svg+xml;base64,${Buffer.from(renderedSvgInLightColours(renderToStaticMarkup(drawing))).toString('base64')}`;

function textLines({ text, left, top, width, height, maxFontSize }: TextBox) {
  const { lines, fontSize } = fitText(text, width, height, maxFontSize);
  const [lineHeight, letterSpacing] = maxFontSize > 40 ? [1.04, -0.03] : [1.3, 0];
  const spaceAbove = (height - lines.length * lineHeight * fontSize) / 2;
  const baseline = top + spaceAbove + ((lineHeight + fontMetrics.ascent - fontMetrics.descent) / 2) * fontSize;
  const placedLines = lines.map((line, index) => ({ line, y: baseline + index * lineHeight * fontSize }));
  return placedLines.map(({ line, y }) => (
    <text key={y} x={left} y={y} fontSize={fontSize} letterSpacing={letterSpacing * fontSize}>
      {line}
    </text>
  ));
}

/** Assumes that a character is 0.56 em wide and a line 1.1 em high. */
function fitText(text: string, width: number, height: number, maxFontSize: number) {
  let fontSize = maxFontSize;
  const maxCharacters = () => Math.floor(width / (fontSize * 0.56));
  const isTooLarge = () => {
    const lines = wrapText(text, maxCharacters());
    return lines.some(({ length }) => length > maxCharacters()) || lines.length * fontSize * 1.1 > height;
  };
  while (fontSize > 16 && isTooLarge()) fontSize -= 2;
  let lineLength = maxCharacters();
  const lineCount = wrapText(text, lineLength).length;
  while (lineLength > 1 && wrapText(text, lineLength - 1).length === lineCount) lineLength -= 1;
  return { fontSize, lines: wrapText(text, lineLength) };
}

/** The split leaves each \n at the beginning of the next word. */
function wrapText(text: string, maxCharacters: number): string[] {
  const lines: string[] = [];
  for (const [index, word] of text.split(/(?=\n)|[ ]+/).entries()) {
    const longerLine = `${lines.at(-1)} ${word}`;
    if (index > 0 && !word.startsWith('\n') && longerLine.length <= maxCharacters) lines.splice(-1, 1, longerLine);
    else lines.push(word.trim());
  }
  return lines;
}
