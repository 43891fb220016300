import type { ReactNode } from 'react';
import { Player, type PlayerProps, Shadow } from './Player.tsx';

export type Point = readonly [x: number, y: number];

/** The players of one court, in the units of its drawing. */
export type SceneProps = {
  /** Units of the drawing per centimetre of a player. */
  scale: number;
  players: readonly Omit<PlayerProps, 'scale'>[];
  ball: Point;
  /** In centimetres, if it is not the usual size. */
  ballRadius?: number;
  you: readonly [x: number, y: number, radius: number];
  /** Who hits the ball in turn after the visitor has stepped in, and where the ball ends. */
  rally?: { by: readonly (number | 'you')[]; to: Point };
  /** Other things on this floor, below and above the players. */
  floor?: ReactNode;
  above?: ReactNode;
  /** Flies with the ball, such as a shuttle's feathers. */
  flies?: ReactNode;
  /** Shown only after the visitor has stepped in. */
  onceIn?: ReactNode;
  /** What the visitor holds, and the visitor's figure on courts where nobody stands. */
  yours?: ReactNode;
  visitor?: ReactNode;
};

/** Everything that moves, in the order of its height above the floor. */
export function Scene({
  scale,
  players,
  ball: [x, y],
  ballRadius = 13,
  rally,
  floor,
  above,
  flies,
  children,
}: Omit<SceneProps, 'you'> & { children?: ReactNode }) {
  const radius = ballRadius * scale;
  return (
    <>
      {floor}
      <g fill="var(--umbra)" opacity={0.3}>
        {players.map((player) => (
          <Shadow key={String(player.at)} at={player.at} scale={scale} />
        ))}
        <ellipse className="scene-ball" cx={x - radius} cy={y + radius * 1.3} rx={radius} ry={radius * 0.8} />
      </g>
      {players.map((player, at) => (
        <g key={String(player.at)} className={`player player-${at}${rally?.by.includes(at) ? ' hits' : ''}`}>
          <Player {...player} scale={scale} />
        </g>
      ))}
      {children}
      {above}
      <g className="scene-ball">
        {flies}
        <circle cx={x} cy={y} r={radius} fill="var(--optic)" stroke="var(--on-optic)" strokeWidth={radius / 8} />
      </g>
    </>
  );
}

/** A scene with its free place. The visitor who takes it has a cap and the ball's colour. */
export function SceneWithVisitor({ label, ...scene }: SceneProps & { label: string }) {
  const { you, scale, yours, visitor, onceIn } = scene;
  const at: Point = [you[0], you[1]];
  return (
    <>
      <FreePlace you={you} label={label} />
      <Scene {...scene}>
        <g className="player player-you hits">
          {visitor ?? (
            <>
              <Shadow at={at} scale={scale} />
              <Player at={at} scale={scale} shirt="--optic" hair="cap" cap="--night" holds={yours} />
            </>
          )}
        </g>
        {onceIn ? <g className="when-taken">{onceIn}</g> : null}
      </Scene>
    </>
  );
}

export function FreePlace({ you: [x, y, radius], label }: Pick<SceneProps, 'you'> & { label?: string }) {
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
