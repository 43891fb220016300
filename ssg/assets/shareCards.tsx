import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '../../content/schema.ts';
import { Mark } from '../../site/brand/Mark.tsx';
import { png } from '../lib/png.ts';
import { addAsset, type Files } from '../lib/publishedFiles.ts';
import { colour, standalone } from '../lib/tokens.ts';
import { fontFile } from './font.ts';
import { AboutFloor, HomeFloor } from './shareFloors.tsx';

type Page = { path: string; words: keyof Content['site']['pages']; indexed: boolean };
/** Where words stand on the floor, so that no line runs through them. Words that are too long get smaller. */
type Box = { text: string; left: number; top: number; width: number; height: number; size: number; ink?: string };

const size = { width: 1200, height: 630 };

/** Draws the picture that a shared link shows, for each indexed page. Returns its address by the page's path. */
export async function makeShareCards(files: Files, content: Content, pages: readonly Page[]) {
  const addresses: Record<string, string> = {};
  for (const { path, words, indexed } of pages) {
    if (!indexed) continue;
    const card = cardOf(content, words);
    const outlines = () => outlined(card, JSON.stringify(content));
    const picture = await png(renderToStaticMarkup(card), undefined, outlines);
    addresses[path] = addAsset(files, `share-${words}`, '.png', picture);
  }
  return addresses;
}

export function cardOf(content: Content, words: Page['words']): ReactElement {
  const { floor, boxes } = partsOf(content, words);
  const name = content.facts.name.toLowerCase();
  return (
    <div style={{ ...size, display: 'flex', fontFamily: 'Jakarta', color: colour('--chalk') }}>
      <img alt="" src={picture(floor)} {...size} style={{ position: 'absolute' }} />
      <div style={{ position: 'absolute', left: 56, top: 32, display: 'flex', alignItems: 'center' }}>
        <img alt="" src={picture(<Mark floor="var(--ink)" />)} width={56} height={56} />
        <span style={{ marginLeft: 16, fontSize: 40, letterSpacing: '-0.03em' }}>{name}</span>
      </div>
      {boxes.map(boxed)}
    </div>
  );
}

function partsOf({ home, about, site }: Content, words: Page['words']): { floor: ReactElement; boxes: Box[] } {
  if (words === 'about') {
    const title = { text: about.banner.title, left: 56, top: 118, width: 500, height: 394, size: 72 };
    const you = { text: about.banner.you, left: 656, top: 374, width: 76, height: 60, size: 36, ink: '--on-optic' };
    return { floor: <AboutFloor />, boxes: [title, you] };
  }
  const text = words === 'home' ? home.hero.title : site.pages[words].title;
  const title = { text, left: 56, top: 185, width: 640, height: 287, size: 86 };
  const claims = { text: home.hero.claims, left: 56, top: 500, width: 600, height: 100, size: 27 };
  return { floor: <HomeFloor />, boxes: [title, claims] };
}

function boxed({ text, left, top, width, height, size, ink }: Box) {
  const large = size > 40;
  const narrow = width < 100;
  return (
    <div
      key={text}
      style={{
        ...{ position: 'absolute', left, top, width, height, display: 'flex', alignItems: 'center' },
        justifyContent: narrow ? 'center' : 'flex-start',
        fontSize: fitting(text, width, height, size),
        lineHeight: large ? 1.04 : 1.3,
        letterSpacing: large ? '-0.03em' : 0,
        textWrap: 'balance',
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
  `data:image/svg+xml;base64,${Buffer.from(standalone(renderToStaticMarkup(drawing))).toString('base64')}`;

/** As SVG, its words turned into outlines. What does so takes long to load, so only a card that is new loads it. */
async function outlined(card: ReactElement, letters: string): Promise<string> {
  const [{ default: satori }, { default: subsetFont }] = await Promise.all([import('satori'), import('subset-font')]);
  const data = await subsetFont(readFileSync(fontFile()), letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 800 },
  });
  return satori(card, { ...size, fonts: [{ name: 'Jakarta', data, weight: 800 }] });
}
