import type { ReactNode } from 'react';
import { equipment, type SceneData, type SceneWithVisitorData } from '../courtFiles.ts';
import { SvgGroup } from '../SvgGroup.tsx';
import { Player, Shadow } from './Player.tsx';

type Props = {
  scene: SceneData & Partial<Pick<SceneWithVisitorData, 'rally'>>;
  freePlace?: ReactNode;
  children?: ReactNode;
};

/** Later elements are painted over earlier ones: the drawing's group `floor` is below the players, `above` is over them. */
export function Scene({ scene, freePlace, children }: Props) {
  const { drawingUnitsPerPlayerCm: scale, players, ballAtStart, rally, drawing } = scene;
  const groups = drawing?.groups ?? {};
  return (
    <>
      {groups['floor'] ? <SvgGroup markup={groups['floor']} /> : null}
      {freePlace}
      <g fill="var(--cast-shadow)" opacity={0.3}>
        {players.map(({ at, pose }, index) => (
          <Shadow key={String(at)} at={at} scale={scale} pose={pose} className={`shadow-${index}`} />
        ))}
        {ballAtStart ? <BallShadow {...ballAtStart} scale={scale} /> : null}
      </g>
      {players.map((player, index) => {
        const role = rally?.hitBy.includes(index) ? ' hitter' : ' watcher';
        const className = `player-${index}${rally && rally.hitBy.length > 1 ? role : ''}`;
        return <Player key={String(player.at)} {...player} scale={scale} className={className} />;
      })}
      {children}
      {groups['above'] ? <SvgGroup className="player-equipment" markup={groups['above']} /> : null}
      {ballAtStart ? <Ball {...ballAtStart} scale={scale} /> : null}
    </>
  );
}

type BallProps = NonNullable<SceneData['ballAtStart']> & { scale: number };

const transformOf = ({ at, scale }: BallProps) => `translate(${at.join(' ')})scale(${scale})`;

const BallShadow = (ball: BallProps) => (
  <g transform={transformOf(ball)}>
    <ellipse className="ball-shadow" cx={-ball.radius} cy={ball.radius * 1.3} rx={ball.radius} ry={ball.radius * 0.8} />
  </g>
);

export const feathersScale = 'scale(.375)';

const Ball = (ball: BallProps) => (
  <g transform={transformOf(ball)}>
    <g className="scene-ball">
      {ball.shuttle ? <SvgGroup markup={equipment['feathers']} className="feathers" transform={feathersScale} /> : null}
      <circle r={ball.radius} fill="var(--accent)" stroke="var(--on-accent)" strokeWidth={ball.radius / 8} />
    </g>
  </g>
);

/** Share cards give `fill`, because they have no CSS. */
type FreePlaceProps = SceneWithVisitorData['freePlace'] & { label?: string; fill?: string };

export function FreePlace({ at: [x, y], radius, label = '', fill = 'var(--free-circle-fill, none)' }: FreePlaceProps) {
  const dashAndGap = (2 * Math.PI * radius) / 11;
  // A letter is about 0.75 em wide. Labels of one to three letters get the same size.
  const labelWidthInEm = Math.max(label.length * 0.75, 2.4);
  const fontSize = (radius * 1.6) / labelWidthInEm;
  return (
    <g className="free-place">
      <circle
        className="free-circle"
        cx={x}
        cy={y}
        r={radius}
        fill={fill}
        stroke="currentColor"
        strokeWidth={radius / 15}
        strokeDasharray={`${(dashAndGap * 0.6).toFixed(1)} ${(dashAndGap * 0.4).toFixed(1)}`}
      />
      {label ? (
        <text
          className="when-free"
          x={x}
          y={y}
          dy=".35em"
          textAnchor="middle"
          fontSize={fontSize}
          fontWeight="800"
          fill="currentColor"
        >
          {label}
        </text>
      ) : null}
    </g>
  );
}
