import '../courts/Court.css';
import type { Content } from '../../content/schema.ts';
import { notFoundPath, type Route } from '../route.ts';

export function FooterCourt({ content: { site }, route }: { content: Content; route: Route }) {
  const { call, back } = site.footer.notFound;
  const isNotFound = route.path === notFoundPath;
  return (
    <>
      {isNotFound ? (
        <div className="footer-not-found page">
          <p>
            <strong>{call}</strong> {site.pages.notFound.description}
          </p>
          <a href={route.href('/')}>{back}</a>
        </div>
      ) : null}
      <svg
        className="court footer-court"
        viewBox={isNotFound ? '0 -110 1440 410' : '0 0 1440 300'}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path d="M720 0V300M830 165a110 110 0 0 1-220 0a110 110 0 0 1 220 0M192 0a220 220 0 0 1 28 107v116a220 220 0 0 1-14 77M1248 0a220 220 0 0 0-28 107v116a220 220 0 0 0 14 77" />
        {isNotFound ? (
          <>
            <path d="M0 0H1440" />
            <path d="M720 165Q770 20 872 -50" stroke="var(--ink-quiet)" strokeWidth="3" strokeDasharray="0 9" />
            <circle cx="886" cy="-60" r="9" fill="var(--accent)" stroke="none" />
          </>
        ) : (
          <circle cx="720" cy="165" r="9" fill="var(--accent)" stroke="none" />
        )}
      </svg>
    </>
  );
}
