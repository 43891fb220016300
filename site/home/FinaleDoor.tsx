import './FinaleDoor.deferred.css';

/** The door through which everybody leaves. It closes when the last light is off. */
export const FinaleDoor = () => (
  <svg className="finale-door" viewBox="0 0 112 436" aria-hidden="true">
    <path d="M2 0V140M2 248V436" />
    <path d="M110 140A108 108 0 0 1 2 248" strokeDasharray="2 5" />
    <path d="M2 140H110" strokeWidth="4" className="finale-door-leaf" />
  </svg>
);
