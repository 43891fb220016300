import type { ReactNode } from 'react';
import { type Group, type SceneTable, tools } from '../courtFiles.ts';
import { Drawn } from '../Drawn.tsx';
import { Player, Shadow } from './Player.tsx';

/** The groups of the court's SVG file, without its lines. */
type Parts = Partial<Record<string, string>>;
type Props = { scene: Group & Partial<Pick<SceneTable, 'rally'>>; parts?: Parts; children?: ReactNode };

/** Everything that moves, in the order of its height above the floor. */
export function Scene({ scene: { scale, players, ball, rally }, parts = {}, children }: Props) {
  return (
    <>
      {parts['floor'] ? <Drawn markup={parts['floor']} /> : null}
      <g fill="var(--umbra)" opacity={0.3}>
        {players.map(({ at, pose }) => (
          <Shadow key={String(at)} at={at} scale={scale} pose={pose} />
        ))}
        {ball ? <BallShadow {...ball} radius={ball.radius * scale} /> : null}
      </g>
      {players.map((player, nth) => (
        <g key={String(player.at)} className={`player player-${nth}${rally?.by.includes(nth) ? ' hits' : ''}`}>
          <Player {...player} scale={scale} />
        </g>
      ))}
      {children}
      {parts['above'] ? <Drawn markup={parts['above']} /> : null}
      {ball ? <Ball {...ball} radius={ball.radius * scale} /> : null}
    </>
  );
}

type BallProps = NonNullable<Group['ball']>;

const BallShadow = ({ at: [x, y], radius }: BallProps) => (
  <ellipse className="scene-ball" cx={x - radius} cy={y + radius * 1.3} rx={radius} ry={radius * 0.8} />
);

const Ball = ({ at: [x, y], radius, flies }: BallProps) => (
  <g className="scene-ball">
    {flies ? <Drawn markup={tools[flies]} transform={`translate(${x} ${y})scale(.6)`} /> : null}
    <circle cx={x} cy={y} r={radius} fill="var(--optic)" stroke="var(--on-optic)" strokeWidth={radius / 8} />
  </g>
);

type VisitedProps = { scene: SceneTable; parts?: Parts; label: string };

/** A scene with its free place, which shows the visitor after a press. */
export function SceneWithVisitor({ scene, parts = {}, label }: VisitedProps) {
  const { you, scale } = scene;
  const visitor = { ...you.visitor, scale };
  return (
    <>
      <FreePlace you={you} label={label} />
      <Scene scene={scene} parts={parts}>
        <g className="player player-you hits">
          <Shadow {...visitor} />
          <Player {...visitor} />
          {parts['yours'] ? <Drawn markup={parts['yours']} /> : null}
        </g>
        {parts['taken'] ? <Drawn className="when-taken" markup={parts['taken']} /> : null}
      </Scene>
    </>
  );
}

export function FreePlace({ you, label }: { you: SceneTable['you']; label?: string }) {
  const { at, radius } = you;
  const [x, y] = at;
  const dash = (Math.PI * radius) / 11;
  return (
    <g className="free-place">
      <circle
        className="free-ring"
        cx={x}
        cy={y}
        r={radius}
        fill="var(--place, none)"
        stroke="currentColor"
        strokeWidth={radius / 15}
        strokeDasharray={`${(dash * 1.2).toFixed(1)} ${(dash * 0.8).toFixed(1)}`}
      />
      {label ? (
        <text
          className="when-free"
          x={x}
          y={y}
          dy=".35em"
          textAnchor="middle"
          fontSize={(radius * 1.75) / Math.max(label.length * 0.8, 2.4)}
          fontWeight="800"
          fill="currentColor"
        >
          {label}
        </text>
      ) : null}
    </g>
  );
}
