import type { ReactNode, SVGProps } from 'react';

/** `frame` shows the lines alone, in a view of its own; without it they come with the free place, labelled where `you` is given. */
export type CourtProps = { frame?: SVGProps<SVGSVGElement>; you?: string | undefined };
type Props = CourtProps & { name: string; width: number; height: number; ball: number; children: ReactNode };

/** Every court lies along x, its run-off is inside the view, and half of the view is half of the court. */
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
