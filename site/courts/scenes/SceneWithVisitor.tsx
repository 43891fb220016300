import './CourtAnimations.deferred.css';
import type { SceneWithVisitorData } from '../courtFiles.ts';
import { SvgGroup } from '../SvgGroup.tsx';
import { Player, Shadow } from './Player.tsx';
import { FreePlace, Scene } from './Scene.tsx';

type Props = { scene: SceneWithVisitorData; label: string };

export function SceneWithVisitor({ scene, label }: Props) {
  const { freePlace, drawingUnitsPerPlayerCm, rally } = scene;
  const groups = scene.drawing?.groups ?? {};
  const visitor = { ...freePlace.visitor, scale: drawingUnitsPerPlayerCm };
  const freePlaceDrawing = (
    <g color="var(--accent)">
      <FreePlace {...freePlace} label={label} />
    </g>
  );
  return (
    <Scene scene={scene} freePlace={freePlaceDrawing}>
      <g className="player-visitor">
        <Shadow {...visitor} fill="var(--cast-shadow)" opacity={0.3} />
        <Player {...visitor} className={rally.hitBy.includes('visitor') ? 'hitter' : undefined} />
        {groups['visitor'] ? <SvgGroup markup={groups['visitor']} /> : null}
      </g>
      {groups['taken'] ? <SvgGroup className="when-taken" markup={groups['taken']} /> : null}
    </Scene>
  );
}
