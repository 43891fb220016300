import type { ReactNode, SVGProps } from 'react';

/** With `frame` the lines alone, in that view. Without it also the free place, with the label `you`. */
export type CourtProps = { frame?: SVGProps<SVGSVGElement>; you?: string | undefined };
type Props = CourtProps & { name: string; width: number; height: number; ball: number; children: ReactNode };

/** Every court lies along x, with its run-off inside the view, so that half of the view is half of the court. */
export function CourtDrawing({ frame, you, name, width, height, ball, children }: Props) {
  return (
    <svg className={`court court-${name}`} viewBox={`0 0 ${width} ${height}`} {...frame} aria-hidden="true">
      {children}
      {frame ? null : you ? (
        <g className="court-ball">
          <circle r={ball} />
          <text>{you}</text>
        </g>
      ) : (
        <circle className="court-ball" r={ball} />
      )}
    </svg>
  );
}
