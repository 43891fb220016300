import './FinaleDoor.deferred.css';

/** The door through which everybody leaves, into the dark (`finale-shade`). It closes when the last light is off. */
export const FinaleDoor = () => (
  <svg className="finale-door" viewBox="0 0 112 436" aria-hidden="true">
    <linearGradient id="finale-shade">
      <stop offset=".2" stopColor="var(--night)" stopOpacity="0" />
      <stop offset=".9" stopColor="var(--night)" />
    </linearGradient>
    <path d="M2 0H112V436H2" fill="url(#finale-shade)" stroke="none" />
    <path d="M2 0V140M2 248V436" />
    <path d="M110 140A108 108 0 0 1 2 248" strokeDasharray="2 5" />
    <path d="M2 140H110" strokeWidth="4" className="finale-door-leaf" />
  </svg>
);
