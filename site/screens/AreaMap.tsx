import './AreaMap.deferred.css';
import type { Pictures } from '../assets.ts';

/**
 * South Jakarta from above, in the language of floors: streets, the river, and three of the places as their floors.
 * The ring is what is near; the ball is tonight's game. A page shows it as a file of its own.
 */
export const AreaMapDrawing = () => (
  <svg viewBox="0 0 232 190" fill="none" aria-hidden="true">
    <path
      d="M-9 30 88 62l52 140M88 62 250 22M36-9l38 210M-9 128l250 30M164-9l22 210M124 144 250 108"
      stroke="var(--card)"
      strokeWidth="9"
    />
    <path d="M206-9q-24 40 6 70t-4 64 20 80" stroke="var(--pool)" strokeWidth="12" />
    <circle cx="104" cy="130" r="45" stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="2 5" />
    <g transform="rotate(18 22 74)" fill="var(--pitch)" stroke="var(--chalk)">
      <path d="M-8 58h60v30H-8z" />
      <path d="M-8 66a8 8 0 0 1 0 14M52 66a8 8 0 0 0 0 14M22 58v30" />
      <circle cx="22" cy="73" r="4.5" />
    </g>
    <g transform="rotate(-18 144 82)" fill="var(--court)" stroke="var(--chalk)">
      <path d="M115 69h58v26h-58z" strokeWidth="6" stroke="var(--court)" />
      <path d="M115 69h58v26h-58zM115 71h58M115 93h58M118 69v26M170 69v26M135 69v26M153 69v26M115 82h20M153 82h20M144 69v26" />
    </g>
    <circle cx="144" cy="82" r="5" fill="var(--optic)" stroke="var(--on-optic)" strokeWidth="1.5" />
    <circle cx="104" cy="130" r="6.5" fill="var(--ink)" stroke="var(--card)" strokeWidth="3" />
  </svg>
);

export function AreaMap({ areas, pictures }: { areas: readonly string[]; pictures: Pictures }) {
  const file = pictures['area-map'];
  return (
    <div className="area-map">
      {file ? <img src={file.src} alt="" width={file.width} height={file.height} loading="lazy" /> : <AreaMapDrawing />}
      {areas.map((area) => (
        <div key={area} className="area-map-name phone-strong">
          {area}
        </div>
      ))}
    </div>
  );
}
