import './GetApp.later.css';
import type { Content } from '../../content/schema.ts';
import { Stores } from './Stores.tsx';

export const getAppId = 'get-app';

/** The sheet behind every action that needs an account: the app is where accounts live. */
export function GetApp({ content, qr }: { content: Content; qr: string | undefined }) {
  const { getApp } = content.site;
  return (
    <div className="get-app" id={getAppId} popover="auto" role="dialog" aria-labelledby="get-app-title">
      <h2 className="get-app-title" id="get-app-title" tabIndex={-1}>
        {getApp.title}
      </h2>
      <p>{getApp.text}</p>
      {qr ? (
        <figure className="get-app-qr">
          <img src={qr} alt={getApp.qrAlt} width="148" height="148" loading="lazy" />
          <figcaption>{getApp.qrHint}</figcaption>
        </figure>
      ) : null}
      <Stores content={content} />
      <button
        className="get-app-close"
        type="button"
        popoverTarget={getAppId}
        popoverTargetAction="hide"
        aria-label={getApp.close}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="m2 2 12 12M14 2 2 14" fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
      </button>
    </div>
  );
}
