import './CourtAnimations.deferred.css';
import type { Groups, SceneWithVisitorData } from '../courtFiles.ts';
import { SvgGroup } from '../SvgGroup.tsx';
import { Player, Shadow } from './Player.tsx';
import { FreePlace, Scene } from './Scene.tsx';

type Props = { scene: SceneWithVisitorData; groups?: Groups; label: string };

/** A scene with a free place. After a press on the ring CSS shows the visitor and the SVG groups `visitor` and `taken`. */
export function SceneWithVisitor({ scene, groups = {}, label }: Props) {
  const { freePlace, scale, rally } = scene;
  const visitor = { ...freePlace.visitor, scale };
  const freePlaceDrawing = (
    <g color="var(--accent)">
      <FreePlace {...freePlace} label={label} />
    </g>
  );
  return (
    <Scene scene={scene} groups={groups} freePlace={freePlaceDrawing}>
      <g className="player-visitor">
        <Shadow {...visitor} />
        <Player {...visitor} className={rally.hitBy.includes('visitor') ? 'hitter' : undefined} />
        {groups['visitor'] ? <SvgGroup markup={groups['visitor']} /> : null}
      </g>
      {groups['taken'] ? <SvgGroup className="when-taken" markup={groups['taken']} /> : null}
    </Scene>
  );
}
