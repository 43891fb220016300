import { renderToStaticMarkup } from 'react-dom/server';
import { type Content, languages } from '../content/schema.ts';
import type { Assets } from '../site/assets.ts';
import { FreePlace, Scene } from '../site/courts/scenes/Scene.tsx';
import { scenes } from '../site/courts/scenes/scenes.ts';
import { addAsset, type Files } from './files.ts';

/**
 * One file a language with everybody who is on the courts, each court's people and free place below a name of their own.
 * It is used as part of the page, so its colours are the page's.
 */
export function addScenes(files: Files, contents: readonly Content[]): Assets['scenes'] {
  return Object.fromEntries(
    contents.map((content, at) => {
      const drawing = renderToStaticMarkup(<AllScenes you={content.courts.you} />);
      return [languages[at], addAsset(files, 'scenes', '.svg', drawing.replace(/><\/(?:path|circle|ellipse)>/g, '/>'))];
    }),
  );
}

/** Only its parts are shown, each as a part of the page. */
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
  </svg>
);
