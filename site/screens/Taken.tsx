import './Taken.deferred.css';
import type { ReactNode } from 'react';

/** Two in one cell: what stands there, and what stands there once a visitor has taken a place (TakeAPlace.tsx). */
export function Taken({ children, by }: { children: ReactNode; by: ReactNode }) {
  return (
    <div className="taken">
      <div className="taken-part">{children}</div>
      <div className="taken-part">{by}</div>
    </div>
  );
}
