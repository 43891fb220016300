import './SceneWithVisitor.deferred.css';
import type { SceneWithVisitorData } from '../courtFiles.ts';
import { SvgGroup } from '../SvgGroup.tsx';
import { Player, Shadow } from './Player.tsx';
import { FreePlace, type Parts, Scene } from './Scene.tsx';

type Props = { scene: SceneWithVisitorData; parts?: Parts; label: string };

/** A scene with a free place. After the press CSS shows the visitor, with the part `visitor`, and the part `taken`. */
export function SceneWithVisitor({ scene, parts = {}, label }: Props) {
  const { freePlace, scale, rally } = scene;
  const visitor = { ...freePlace.visitor, scale };
  return (
    <>
      <g color="var(--optic)">
        <FreePlace {...freePlace} label={label} />
      </g>
      <Scene scene={scene} parts={parts}>
        <g className="player-visitor">
          <Shadow {...visitor} />
          <Player {...visitor} className={rally.hitBy.includes('visitor') ? 'hitter' : undefined} />
          {parts['visitor'] ? <SvgGroup markup={parts['visitor']} /> : null}
        </g>
        {parts['taken'] ? <SvgGroup className="when-taken" markup={parts['taken']} /> : null}
      </Scene>
    </>
  );
}
