/** Tools in the hand, drawn along x from the hand, in centimetres. */
export const BadmintonRacket = () => (
  <g strokeLinecap="round">
    <path d="M-6 0H12" stroke="var(--night)" strokeWidth={4} />
    <path d="M12 0H36" stroke="var(--chalk)" strokeWidth={2.2} />
    <ellipse cx="50" rx="15" ry="11.5" fill="var(--chalk)" fillOpacity={0.16} stroke="var(--chalk)" strokeWidth={3} />
    <path
      d="M41-8v16M46-10v20M51-11v22M56-10v20M60-8v16M37-5h26M36 0h28M37 5h26"
      stroke="var(--chalk)"
      strokeWidth={0.7}
      opacity={0.7}
    />
  </g>
);

export const Feathers = () => (
  <g fill="var(--chalk)">
    <path d="M2-17 45-76q35 14 39 51L17 2z" />
    <path
      d="m5-12 57-50M12-4l64-40m-51-2q20 12 26 33"
      fill="none"
      stroke="var(--umbra)"
      strokeOpacity={0.5}
      strokeWidth={2.5}
    />
  </g>
);

export const TennisRacket = () => (
  <g strokeLinecap="round">
    <path d="M-8 0H16" stroke="var(--night)" strokeWidth={5} />
    <path d="M16 0 26-5M16 0 26 5" stroke="var(--chalk)" strokeWidth={3} />
    <ellipse cx="42" rx="18" ry="14" fill="var(--chalk)" fillOpacity={0.16} stroke="var(--chalk)" strokeWidth={3.5} />
    <path
      d="M32-10v20M38-13v26M44-13v26M50-11v22M27-7h31M25 0h34M27 7h31"
      stroke="var(--chalk)"
      strokeWidth={0.8}
      opacity={0.7}
    />
  </g>
);

export const Bat = () => (
  <g strokeLinecap="round">
    <path d="M-8 0H4" stroke="var(--dirt)" strokeWidth={4.5} />
    <path d="M5-6C14-10 24-7 24 0S14 10 5 6C2 3 2-3 5-6z" fill="var(--clay)" stroke="var(--umbra)" strokeWidth={0.8} />
    <path d="M4.5-6C6-2 6 2 4.500 6" stroke="var(--dirt)" strokeWidth={2.5} />
  </g>
);

export const Club = () => (
  <path
    d="M-6-1.500 24-3.500C60-6 62 6 24 3.500L-6 1.500z"
    fill="var(--chalk)"
    stroke="var(--umbra)"
    strokeWidth={0.8}
  />
);

export const Cue = ({ length = 145 }: { length?: number }) => (
  <>
    <path d={`M-25 0H${length}`} stroke="var(--rim, none)" strokeWidth={5.5} />
    <path d={`M-25 0H${length}`} stroke="var(--sand)" strokeWidth={2.6} />
    <path d="M-25 0H12" stroke="var(--night)" strokeWidth={3.4} />
    <path d={`M${length} 0h3`} stroke="var(--pool)" strokeWidth={2.6} />
  </>
);

export const DrumStick = () => <path d="M-10 0H34" stroke="var(--sand)" strokeWidth={3} />;

export const Glove = () => (
  <g fill="var(--wood)" stroke="var(--umbra)" strokeWidth={0.8}>
    <path d="M-5-8C6-15 18-12 19-5 22 0 21 8 14 11 6 14-4 11-6 4z" />
    <path d="M8-11 11-2M13-9 14-1M18-4 15 2" fill="none" opacity={0.6} />
  </g>
);
