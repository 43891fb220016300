import './AreaMap.css';

/**
 * South Jakarta from above, in the language of floors: streets, the river, and three of the places as their floors.
 * The ring is what is near; the ball is tonight's game.
 */
export function AreaMap({ areas }: { areas: readonly string[] }) {
  return (
    <div className="area-map">
      <svg viewBox="0 0 232 168" fill="none" aria-hidden="true">
        <path
          d="M-9 36 97 58l42 120M97 58 250 24M30-9l34 190M-9 118l250 22M176-9l20 190M118 116 250 84"
          stroke="var(--card)"
          strokeWidth="9"
        />
        <path d="M150-9q-24 40 8 66t-6 62 26 66" stroke="var(--pool)" strokeWidth="11" />
        <circle cx="104" cy="112" r="52" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2 5" />
        <path d="m6 62 38 8-4 24-38-8z" fill="var(--pitch)" />
        <path d="m205 96 18-4 4 18-18 4z" fill="var(--plum)" />
        <g transform="rotate(11 128 88)" stroke="var(--chalk)">
          <path d="M106 78h44v20h-44z" fill="var(--court)" strokeWidth="0" />
          <path d="M109 80.500h38v15h-38zM128 78v20M119 80.500v15M137 80.500v15" />
        </g>
        <circle cx="104" cy="126" r="7" fill="currentColor" stroke="var(--card)" strokeWidth="3" />
      </svg>
      <div className="ball" />
      {areas.map((area) => (
        <div key={area} className="area-map-name phone-strong">
          {area}
        </div>
      ))}
    </div>
  );
}
