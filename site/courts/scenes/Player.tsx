import type { ReactNode, SVGProps } from 'react';
import { type Appearance, equipment, headsAndSwimmer, type Point, poses } from '../courtFiles.ts';
import { SvgGroup } from '../SvgGroup.tsx';

/** `scale`: units of the drawing per centimetre. */
export type PlayerProps = Appearance & { at: Point; scale: number; className?: string | undefined };

/** The middle of the body is 0 0, and the body faces to the right. */
const torso = 'M-9-19C-6-24 4-25 8-19 12-12 12 12 8 19 4 25-6 24-9 19-13 10-13-10-9-19z';

const shirtShade = 'M-9 19C-13 10-13-10-9-19-4-12-4 12 2 23-2 24-7 23-9 19z';

const pathThrough = (points: readonly Point[]) => `M${points.map((point) => point.join(' ')).join('L')}`;

/** The shadow is separate, because it lies below all players. */
export function Player({ at, turn = 0, scale, pose = 'ready', className, ...appearance }: PlayerProps) {
  const {
    shirt,
    shorts = 'night',
    skin = 'honey',
    hair = 'short',
    headwearColour = 'clay',
    holds,
    instrument,
    kicks,
    headTurn = 0,
    mirrored,
  } = appearance;
  const colours = { shirt: `var(--${shirt})`, shorts: `var(--${shorts})`, skin: `var(--${skin})` };
  const colouredMarkup = (name: string) =>
    headsAndSwimmer[name]
      ?.replaceAll('var(--skin)', colours.skin)
      .replaceAll('var(--headwear-colour)', `var(--${headwearColour})`);
  const scaling = `scale(${scale}${mirrored ? ` -${scale}` : ''})`;
  const strokes = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  // The pose `crawl` is not in poses.yaml: people.svg has a drawing of the whole swimmer.
  const limbs = poses[pose];
  if (!limbs) {
    return (
      <SvgGroup
        markup={colouredMarkup('crawl')}
        className="swimmer"
        transform={`translate(${at.join(' ')})${scaling}`}
        {...strokes}
      />
    );
  }
  const left: Point[] = [[-1, -19], ...limbs.left];
  const right: Point[] = [[-1, 19], ...limbs.right];
  const [, , hand = [0, 0], racketTarget] = right;
  return (
    <g transform={`translate(${at.join(' ')})rotate(${turn})${scaling}`} {...strokes}>
      <g className={className}>
        {limbs.feet.map(([x, y, rotation]) => {
          const isRight = y > 0;
          const hip = isRight ? 7 : -7;
          return (
            <g key={y} className={kicks && isRight ? 'hitting-limb limb' : 'limb'}>
              <path d={`M-2 ${hip}L${x} ${y}`} stroke={colours.skin} strokeWidth={9} />
              <path d={`M-2 ${hip}L${x * 0.6 - 1} ${y * 0.8 + hip / 5}`} stroke={colours.shorts} strokeWidth={15} />
              <g transform={`translate(${x} ${y})rotate(${rotation})`}>
                <path d="M-7 0H9" stroke="var(--chalk)" strokeWidth={10.5} />
                <path d="M3 -4v8" stroke="var(--pitch)" strokeWidth={2} />
              </g>
            </g>
          );
        })}
        <path d={torso} fill={colours.shirt} />
        <path d={shirtShade} fill="var(--shadow)" opacity={0.22} />
        {instrument ? <SvgGroup markup={equipment[instrument]} /> : null}
        <g className="limb">
          <Arm points={left} {...colours} />
        </g>
        <g className={kicks ? 'limb' : 'hitting-limb limb'}>
          <Arm points={right} {...colours}>
            {holds ? (
              <SvgGroup
                markup={equipment[holds]}
                transform={`translate(${hand.join(' ')})rotate(${racketTarget ? wholeDegreesTo(hand, racketTarget) : 0})`}
              />
            ) : null}
          </Arm>
        </g>
        <g transform={`translate(3)rotate(${headTurn})`}>
          <SvgGroup className="head" markup={colouredMarkup(hair)} />
        </g>
      </g>
    </g>
  );
}

type ArmProps = { points: readonly Point[]; skin: string; shirt: string; children?: ReactNode };

function Arm({ points, skin, shirt, children }: ArmProps) {
  const [shoulder = [0, 0], elbow = [0, 0], hand = [0, 0]] = points;
  const sleeve: Point = [shoulder[0] + (elbow[0] - shoulder[0]) * 0.62, shoulder[1] + (elbow[1] - shoulder[1]) * 0.62];
  return (
    <>
      <path d={pathThrough([shoulder, elbow, hand])} stroke={skin} strokeWidth={8.5} />
      <path d={pathThrough([shoulder, sleeve])} stroke={shirt} strokeWidth={13} />
      {children}
      <circle cx={hand[0]} cy={hand[1]} r={5.2} fill={skin} />
    </>
  );
}

const wholeDegreesTo = ([x, y]: Point, [toX, toY]: Point) => Math.round((Math.atan2(toY - y, toX - x) * 180) / Math.PI);

type ShadowProps = Pick<PlayerProps, 'at' | 'scale' | 'pose'> &
  Pick<SVGProps<SVGPathElement>, 'className' | 'fill' | 'opacity'>;

export const Shadow = ({ at, scale, pose, className, fill, opacity }: ShadowProps) =>
  pose === 'crawl' ? null : (
    <path
      className={className}
      fill={fill}
      opacity={opacity}
      d="M13 13C9 28-12 47-30 54A11 11 0 0 1-54 30C-47 12-28-9-13-13z"
      transform={`translate(${at.join(' ')})scale(${scale})`}
    />
  );
