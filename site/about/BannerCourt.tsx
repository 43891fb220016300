type PlayerProps = { at: [number, number]; facing: number; shirt: string };

/** Head, shoulders and racket from straight above, with the floodlights' long shadow. */
function Player({ at: [x, y], facing, shirt }: PlayerProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(1.25)`}>
      <path className="banner-shadow" d="M-28 6C0 60 90 110 150 130 120 60 60 0 28-14z" />
      <g transform={`rotate(${facing})`}>
        <g className="banner-racket">
          <path d="M46-28 66-52" />
          <ellipse cx="82" cy="-72" rx="19" ry="25" transform="rotate(39 82 -72)" />
        </g>
        <path className="banner-arm" d="M-34 4-46-24M30-6 46-28" />
        <rect className={`banner-${shirt}`} x="-44" y="-17" width="88" height="36" rx="18" />
        <circle className="banner-hair" cy="-3" r="20" />
      </g>
    </g>
  );
}

/** Half a tennis court and a little more, one unit a centimetre: 10.97 m wide, 8.23 m between the singles lines, 6.40 m from net to service line. */
export function BannerCourt({ you }: { you: string }) {
  return (
    <svg className="banner-court" viewBox="-760 -200 1900 1500" aria-hidden="true">
      <g className="banner-lines">
        <path d="M-1188.5 0H1188.5V1097H-1188.5zM-1188.5 137H1188.5M-1188.5 960H1188.5M-640 137V960M640 137V960M-640 548.5H640M1188.5 548.5H1168M-1188.5 548.5H-1168" />
      </g>
      <path className="banner-net" d="M0-91V1188" />
      <Player at={[-350, 320]} facing={74} shirt="navy" />
      <Player at={[380, 250]} facing={-70} shirt="chalk" />
      <Player at={[500, 800]} facing={-96} shirt="sand" />
      <g transform="translate(-420 790)">
        <circle className="banner-spot" r="92" />
        <text className="banner-you" y="17" textAnchor="middle" fontSize={Math.min(47, Math.floor(255 / you.length))}>
          {you}
        </text>
      </g>
      <ellipse className="banner-shadow" cx="152" cy="512" rx="24" ry="14" transform="rotate(40 152 512)" />
      <circle className="banner-ball" cx="120" cy="470" r="24" />
    </svg>
  );
}
