import './GetApp.later.css';
import type { Content } from '../../content/schema.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { Stores } from './Stores.tsx';

export const getAppId = 'get-app';

/** The sheet behind every action that needs an account: the app is where accounts live. */
export function GetApp({ content, qr }: { content: Content; qr: string | undefined }) {
  const { getApp } = content.site;
  return (
    <Sheet id={getAppId} title={getApp.title} close={getApp.close}>
      <p>{getApp.text}</p>
      {qr ? (
        <figure className="get-app-qr">
          <img src={qr} alt={getApp.qrAlt} width="148" height="148" loading="lazy" />
          <figcaption>{getApp.qrHint}</figcaption>
        </figure>
      ) : null}
      <Stores content={content} />
    </Sheet>
  );
}
