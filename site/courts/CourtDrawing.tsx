import type { ReactNode } from 'react';

type Props = { name: string; width: number; height: number; ball: number; children: ReactNode };

/** Every court lies along x, its run-off is inside the view, and half of the view is half of the court. */
export function CourtDrawing({ name, width, height, ball, children }: Props) {
  return (
    <svg className={`court court-${name}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
      <circle className="court-ball" r={ball} />
    </svg>
  );
}
