import './Taken.deferred.css';
import type { ReactNode } from 'react';

/** Shows `children`, and `by` once the visitor has taken a place (TakeAPlace.tsx). Both share a cell, so nothing moves. */
export function Taken({ children, by }: { children: ReactNode; by: ReactNode }) {
  return (
    <div className="taken">
      <div className="taken-part">{children}</div>
      <div className="taken-part">{by}</div>
    </div>
  );
}
