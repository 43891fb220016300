import type { ReactNode } from 'react';
import { type Group, type SceneTable, tools } from '../courtFiles.ts';
import { Drawn } from '../Drawn.tsx';
import { Player, Shadow } from './Player.tsx';

/** The groups of the court's SVG file, without its lines. */
export type Parts = Partial<Record<string, string>>;
type Props = { scene: Group & Partial<Pick<SceneTable, 'rally'>>; parts?: Parts; children?: ReactNode };

/** Everything that moves, in the order of its height above the floor. */
export function Scene({ scene: { scale, players, ball, rally }, parts = {}, children }: Props) {
  return (
    <>
      {parts['floor'] ? <Drawn markup={parts['floor']} /> : null}
      <g fill="var(--umbra)" opacity={0.3}>
        {players.map(({ at, pose }, nth) => (
          <Shadow key={String(at)} at={at} scale={scale} pose={pose} className={`shadow-${nth}`} />
        ))}
        {ball ? <BallShadow {...ball} scale={scale} /> : null}
      </g>
      {players.map((player, nth) => {
        const className = `player-${nth}${rally?.by.includes(nth) ? ' hits' : ''}`;
        return <Player key={String(player.at)} {...player} scale={scale} className={className} />;
      })}
      {children}
      {parts['above'] ? <Drawn markup={parts['above']} /> : null}
      {ball ? <Ball {...ball} scale={scale} /> : null}
    </>
  );
}

type BallProps = NonNullable<Group['ball']> & { scale: number };

const placed = ({ at, scale }: BallProps) => `translate(${at.join(' ')})scale(${scale})`;

const BallShadow = (ball: BallProps) => (
  <g transform={placed(ball)}>
    <ellipse className="ball-shadow" cx={-ball.radius} cy={ball.radius * 1.3} rx={ball.radius} ry={ball.radius * 0.8} />
  </g>
);

const Ball = ({ radius, flies, ...place }: BallProps) => (
  <g transform={placed({ radius, ...place })}>
    <g className="scene-ball">
      {flies ? <Drawn markup={tools[flies]} className="feathers" transform="scale(.375)" /> : null}
      <circle r={radius} fill="var(--optic)" stroke="var(--on-optic)" strokeWidth={radius / 8} />
    </g>
  </g>
);

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
