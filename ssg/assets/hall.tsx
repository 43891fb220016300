import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Content, type Language, languages } from '../../content/schema.ts';
import type { Assets } from '../../site/assets.ts';
import { lessons } from '../../site/courts/scenes/lessons.tsx';
import { FreePlace, Scene } from '../../site/courts/scenes/Scene.tsx';
import { scenes } from '../../site/courts/scenes/scenes.ts';
import { whatsAppLink } from '../../site/home/whatsAppLink.ts';
import type { CourtWords } from '../../site/islands/courts/courtWords.ts';
import { courtAddress, withLanguage } from '../../site/route.ts';
import { addAsset, addAssets, type Files } from '../lib/publishedFiles.ts';

/** Adds what the floor plan asks for in each language when somebody comes near it. */
export function addHall(files: Files, contents: readonly Content[], siteUrl = ''): Assets['hall'] {
  return Object.fromEntries(
    languages.map((language, at) => {
      const content = contents[at];
      if (!content) throw new Error(`There is no content in the language ${language}.`);
      const scenes = addAssets(files, 'scenes', drawingsOf(content.courts.you));
      const words = addAsset(files, 'courts', '.json', JSON.stringify(courtWords(content, language, siteUrl)));
      return [language, { scenes, words }];
    }),
  );
}

function courtWords({ courts }: Content, language: Language, siteUrl: string): Record<string, CourtWords> {
  return Object.fromEntries(
    Object.entries(courts.rooms).map(([floor, { game, hour, lesson }]) => {
      const message = courts.message.replace('{game}', game);
      const ask = whatsAppLink(message, siteUrl && siteUrl + withLanguage(courtAddress(floor), language));
      return [floor, { message, ask, hour, scan: courts.scan, ...(lesson && { lesson }) }];
    }),
  );
}

/** Each court's people and its free place, in the page's own colours; a file each, so that one court draws no other. */
function drawingsOf(you: string): Record<string, string> {
  const drawings = Object.entries(scenes).map(
    ([floor, scene]) =>
      [
        floor,
        <>
          <g id="players">
            <Scene {...scene} />
          </g>
          <g id="you">
            <FreePlace you={scene.you} label={you} />
          </g>
        </>,
      ] as const,
  );
  const taught = Object.entries(lessons).map(([floor, scene]) => (
    <g key={floor} id={floor}>
      <Scene {...scene} />
    </g>
  ));
  return Object.fromEntries(
    [...drawings, ['lessons', taught] as const].map(([name, parts]) => [`${name}.svg`, file(parts)]),
  );
}

function file(parts: ReactNode): string {
  const drawing = renderToStaticMarkup(
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg">
      {parts}
    </svg>,
  );
  return drawing.replace(/><\/(?:path|circle|ellipse)>/g, '/>');
}
