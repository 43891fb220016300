import { renderToStaticMarkup } from 'react-dom/server';
import { type Content, type Language, languages } from '../../content/schema.ts';
import type { Assets } from '../../site/assets.ts';
import { lessons } from '../../site/courts/scenes/lessons.tsx';
import { FreePlace, Scene } from '../../site/courts/scenes/Scene.tsx';
import { scenes } from '../../site/courts/scenes/scenes.ts';
import { whatsAppLink } from '../../site/home/whatsAppLink.ts';
import type { CourtWords } from '../../site/islands/courts/courtWords.ts';
import { courtAddress, withLanguage } from '../../site/route.ts';
import { addAsset, type Files } from './publishedFiles.ts';

/** Adds the two files in each language that the floor plan asks for when somebody comes near it. */
export function addHall(files: Files, contents: readonly Content[], siteUrl = ''): Assets['hall'] {
  return Object.fromEntries(
    languages.map((language, at) => {
      const content = contents[at];
      if (!content) throw new Error(`There is no content in the language ${language}.`);
      const drawing = renderToStaticMarkup(<AllScenes you={content.courts.you} />);
      const scenes = addAsset(files, 'scenes', '.svg', drawing.replace(/><\/(?:path|circle|ellipse)>/g, '/>'));
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

/** Each court's people and its free place, each with an id by which the page shows it, in the page's own colours. */
const AllScenes = ({ you }: { you: string }) => (
  <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg">
    {Object.entries(scenes).map(([floor, scene]) => (
      <g key={floor}>
        <g id={floor}>
          <Scene {...scene} />
        </g>
        <g id={`${floor}-you`}>
          <FreePlace you={scene.you} label={you} />
        </g>
      </g>
    ))}
    {Object.entries(lessons).map(([floor, scene]) => (
      <g key={floor} id={`${floor}-lesson`}>
        <Scene {...scene} />
      </g>
    ))}
  </svg>
);
