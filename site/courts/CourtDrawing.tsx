import type { ReactNode } from 'react';

/** What its lines are called, where a sheet shows them a second time, and whose the free place is, where that is said. */
export type Named = { id?: string; you?: string | undefined };
type Props = Named & { name: string; width: number; height: number; ball: number; children: ReactNode };

/** Every court lies along x, its run-off is inside the view, and half of the view is half of the court. */
export function CourtDrawing({ id, you, name, width, height, ball, children }: Props) {
  return (
    <svg className={`court court-${name}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {id ? (
        <g className="court-lines" id={id}>
          {children}
        </g>
      ) : (
        children
      )}
      {you ? (
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
