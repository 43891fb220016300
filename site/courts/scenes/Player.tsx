import type { ReactNode } from 'react';
import { type Hair, PlayerHead } from './PlayerHead.tsx';
import { type Limb, type PoseName, poseOf } from './poses.ts';

export type PlayerProps = {
  at: readonly [x: number, y: number];
  /** Degrees clockwise; 0 faces right. */
  turn?: number;
  /** Units of the court per centimetre of the player. Courts are large, so players are drawn larger than life. */
  scale: number;
  pose?: PoseName;
  shirt: string;
  shorts?: string;
  skin?: 'honey' | 'teak' | 'langsat';
  hair?: Hair;
  cap?: string;
  /** What the right hand holds, drawn from the hand along x. */
  holds?: ReactNode;
  /** The direction of the head, if it differs from the shoulders'. */
  looks?: number;
};

const torso = 'M-9-19C-6-24 4-25 8-19 12-12 12 12 8 19 4 25-6 24-9 19-13 10-13-10-9-19z';

const path = (points: Limb) => `M${points.map((point) => point.join(' ')).join('L')}`;

/**
 * A person from straight above, in centimetres, as cut paper under one lamp (site/people). Shadow is separate, because
 * it must lie below everybody.
 */
export function Player(props: PlayerProps) {
  const { at, turn = 0, scale, pose = 'ready', shirt, shorts = '--night', skin = 'honey', hair, cap, holds } = props;
  const { left, right, feet } = poseOf(pose);
  const colour = { shirt: `var(${shirt})`, shorts: `var(${shorts})`, skin: `var(--${skin})` };
  const [, , hand = [0, 0], tip] = right;
  return (
    <g
      transform={`translate(${at.join(' ')})rotate(${turn})scale(${scale})`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g stroke="var(--rim, none)" strokeWidth={15}>
        {[left, right].map((arm) => (
          <path key={path(arm)} d={path(arm.slice(0, 3))} />
        ))}
        <path d={torso} strokeWidth={7} />
        <circle cx="3" r="12" strokeWidth={7} />
      </g>
      {feet.map(([x, y, twist]) => (
        <g key={y}>
          <path d={`M-2 ${y > 0 ? 7 : -7}L${x} ${y}`} stroke={colour.skin} strokeWidth={9} />
          <path
            d={`M-2 ${y > 0 ? 7 : -7}L${x * 0.6 - 1} ${y * 0.8 + (y > 0 ? 1.4 : -1.4)}`}
            stroke={colour.shorts}
            strokeWidth={15}
          />
          <g transform={`translate(${x} ${y})rotate(${twist})`}>
            <path d="M-7 0H9" stroke="var(--chalk)" strokeWidth={10.5} />
            <path d="M3 -4v8" stroke="var(--pitch)" strokeWidth={2} />
          </g>
        </g>
      ))}
      <path d={torso} fill={colour.shirt} />
      <path d="M-9 19C-13 10-13-10-9-19-4-12-4 12 2 23-2 24-7 23-9 19z" fill="var(--umbra)" opacity={0.22} />
      <Arm points={left} {...colour} />
      <g className="arm">
        <Arm points={right} {...colour}>
          {holds ? (
            <g transform={`translate(${hand.join(' ')})rotate(${tip ? degrees(hand, tip) : 0})`}>{holds}</g>
          ) : null}
        </Arm>
      </g>
      <g className="head" transform={`translate(3)rotate(${props.looks ?? 0})`}>
        <PlayerHead skin={colour.skin} hair={hair ?? 'short'} cap={`var(${cap ?? '--clay'})`} />
      </g>
    </g>
  );
}

type ArmProps = { points: Limb; skin: string; shirt: string; children?: ReactNode };

/** From shoulder to hand, drawn over what it holds. */
function Arm({ points, skin, shirt, children }: ArmProps) {
  const [shoulder = [0, 0], , [x, y] = [0, 0]] = points;
  return (
    <>
      <path d={path(points.slice(0, 3))} stroke={skin} strokeWidth={8.5} />
      <path d={path([shoulder, half(points)])} stroke={shirt} strokeWidth={13} />
      {children}
      <circle cx={x} cy={y} r={5.2} fill={skin} />
    </>
  );
}

/** The end of a short sleeve. */
function half([[x, y] = [0, 0], [toX, toY] = [0, 0]]: Limb): readonly [number, number] {
  return [x + (toX - x) * 0.62, y + (toY - y) * 0.62];
}

const degrees = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]) =>
  Math.round((Math.atan2(toY - y, toX - x) * 180) / Math.PI);

/** As long as the body. It falls to the lower left, also when a phone turns the court. */
export const Shadow = ({ at: [x, y], scale }: Pick<PlayerProps, 'at' | 'scale'>) => (
  <path
    d="M13 13C9 28-12 47-30 54A11 11 0 0 1-54 30C-47 12-28-9-13-13z"
    transform={`translate(${x} ${y})scale(${scale})`}
  />
);
