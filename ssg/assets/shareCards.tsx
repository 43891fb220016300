import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ActivityId, activityIds } from '../../content/schema/hero.ts';
import type { Content } from '../../content/schema.ts';
import { Mark } from '../../site/brand/Mark.tsx';
import { courtAddress } from '../../site/route.ts';
import { png } from '../lib/png.ts';
import { addAsset, type Files } from '../lib/publishedFiles.ts';
import { colour, standalone } from '../lib/tokens.ts';
import { CourtFloor, coloursOn, placeOf } from './courtCards.tsx';
import { fontFile } from './font.ts';
import { AboutFloor, aboutPlace, HomeFloor } from './shareFloors.tsx';

type Page = { path: string; words: keyof Content['site']['pages']; indexed: boolean };
/** Where words stand on the floor, so that no line runs through them. Words that are too long get smaller. */
type Box = { text: string; left: number; top: number; width: number; height: number; size: number; ink?: string };

const size = { width: 1200, height: 630 };

/** What a card shows: a page, or one of the courts. */
type Shown = Page['words'] | ActivityId;
const isCourt = (shown: Shown): shown is ActivityId => (activityIds as readonly string[]).includes(shown);

/** Draws the picture that a shared link shows, for each indexed page and each court. Returns its address by theirs. */
export async function makeShareCards(files: Files, content: Content, pages: readonly Page[]) {
  const indexed = pages.filter((page) => page.indexed);
  const all: [path: string, shown: Shown][] = [
    ...indexed.map(({ path, words }): [string, Shown] => [path, words]),
    ...activityIds.map((floor): [string, Shown] => [courtAddress(floor), floor]),
  ];
  const addresses: Record<string, string> = {};
  for (const [path, shown] of all) {
    const card = cardOf(content, shown);
    const outlines = () => outlined(card, JSON.stringify(content));
    const picture = await png(renderToStaticMarkup(card), undefined, outlines);
    addresses[path] = addAsset(files, `share-${shown}`, '.png', picture);
  }
  return addresses;
}

export function cardOf(content: Content, shown: Shown): ReactElement {
  const { floor, boxes } = isCourt(shown) ? courtParts(content, shown) : partsOf(content, shown);
  const name = content.facts.name.toLowerCase();
  const ink = isCourt(shown) ? coloursOn(shown).lines : '--chalk';
  return (
    <div style={{ ...size, display: 'flex', fontFamily: 'Jakarta', color: colour(ink) }}>
      <img alt="" src={picture(floor)} {...size} style={{ position: 'absolute' }} />
      <div style={{ position: 'absolute', left: 56, top: 32, display: 'flex', alignItems: 'center' }}>
        <img alt="" src={picture(<Mark floor="var(--ink)" />)} width={56} height={56} />
        <span style={{ marginLeft: 16, fontSize: 40, letterSpacing: '-0.03em' }}>{name}</span>
      </div>
      {boxes.map(boxed)}
    </div>
  );
}

/** The room's line below its court, and the question in the ring. */
function courtParts({ courts }: Content, court: ActivityId): { floor: ReactElement; boxes: Box[] } {
  const { x, y, r } = placeOf(court);
  const { place } = coloursOn(court);
  // Each sentence on a line of its own, as in the sheet.
  const text = courts.rooms[court].line.replaceAll(/(?<=[.?!]) /g, '\n');
  const line = { text, left: 56, top: 452, width: 1088, height: 150, size: 64 };
  const inRing = { left: x - r, top: y - r, width: 2 * r, height: 2 * r };
  const you = { text: `${courts.you}?`, ...inRing, size: (2.4 * r) / (courts.you.length + 1), ink: place };
  return { floor: <CourtFloor floor={court} />, boxes: [line, you] };
}

function partsOf({ home, about, site }: Content, words: Page['words']): { floor: ReactElement; boxes: Box[] } {
  if (words === 'about') {
    const title = { text: about.banner.title, left: 56, top: 118, width: 500, height: 394, size: 72 };
    const you = { text: about.banner.you, ...aboutPlace, size: 36, ink: '--optic' };
    return { floor: <AboutFloor />, boxes: [title, you] };
  }
  const text = words === 'home' ? home.hero.title : site.pages[words].title;
  const title = { text, left: 56, top: 185, width: 640, height: 287, size: 86 };
  const claims = { text: home.hero.claims, left: 56, top: 500, width: 600, height: 100, size: 27 };
  return { floor: <HomeFloor />, boxes: [title, claims] };
}

function boxed({ text, left, top, width, height, size, ink }: Box) {
  const large = size > 40;
  const narrow = width < 250;
  return (
    <div
      key={text}
      style={{
        ...{ position: 'absolute', left, top, width, height, display: 'flex', alignItems: 'center' },
        justifyContent: narrow ? 'center' : 'flex-start',
        fontSize: narrow ? size : fitting(text, width, height, size),
        lineHeight: large ? 1.04 : 1.3,
        letterSpacing: large ? '-0.03em' : 0,
        ...{ textWrap: 'balance', whiteSpace: 'pre-wrap' },
        ...(ink ? { color: colour(ink) } : {}),
      }}
    >
      {text}
    </div>
  );
}

/** The largest size at which the words stand within their box. A letter of this font is less than 0.56 em wide. */
function fitting(text: string, width: number, height: number, largest: number): number {
  for (let size = largest; size > 16; size -= 2) {
    const letters = Math.floor(width / (size * 0.56));
    const { lines, longest } = wrapped(text, letters);
    if (longest <= letters && lines * size * 1.1 <= height) return size;
  }
  return 16;
}

function wrapped(text: string, letters: number) {
  let [lines, inLine, longest] = [1, 0, 0];
  for (const { length } of text.match(/[^\s-]+-?/g) ?? []) {
    longest = Math.max(longest, length);
    if (inLine > 0 && inLine + 1 + length > letters) [lines, inLine] = [lines + 1, length];
    else inLine += (inLine > 0 ? 1 : 0) + length;
  }
  return { lines, longest };
}

const picture = (drawing: ReactElement) =>
  `data:image/svg+xml;base64,${Buffer.from(standalone(renderToStaticMarkup(drawing).replaceAll(/var\(--\w+, none\)/g, 'none'))).toString('base64')}`;

const fonts = new Map<string, Promise<Buffer>>();

/** As SVG, its words turned into outlines. What does so takes long to load, so only a card that is new loads it. */
async function outlined(card: ReactElement, letters: string): Promise<string> {
  const [{ default: satori }, { default: subsetFont }] = await Promise.all([import('satori'), import('subset-font')]);
  const cut = { targetFormat: 'sfnt', variationAxes: { wght: 800 } } as const;
  const font = fonts.get(letters) ?? subsetFont(readFileSync(fontFile()), letters, cut);
  fonts.set(letters, font);
  return satori(card, { ...size, fonts: [{ name: 'Jakarta', data: await font, weight: 800 }] });
}
