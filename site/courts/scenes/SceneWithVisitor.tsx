import './SceneWithVisitor.deferred.css';
import type { SceneTable } from '../courtFiles.ts';
import { Drawn } from '../Drawn.tsx';
import { Player, Shadow } from './Player.tsx';
import { FreePlace, type Parts, Scene } from './Scene.tsx';

type Props = { scene: SceneTable; parts?: Parts; label: string };

/** A scene with its free place, which shows the visitor after a press. */
export function SceneWithVisitor({ scene, parts = {}, label }: Props) {
  const { you, scale, rally } = scene;
  const visitor = { ...you.visitor, scale };
  return (
    <>
      <FreePlace you={you} label={label} />
      <Scene scene={scene} parts={parts}>
        <g className="player-you">
          <Shadow {...visitor} />
          <Player {...visitor} className={rally.by.includes('you') ? 'hits' : undefined} />
          {parts['yours'] ? <Drawn markup={parts['yours']} /> : null}
        </g>
        {parts['taken'] ? <Drawn className="when-taken" markup={parts['taken']} /> : null}
      </Scene>
    </>
  );
}
