import './GetApp.deferred.css';
import type { Content } from '../../content/schema.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { Stores } from './Stores.tsx';

export type ActionName = keyof Content['site']['actions'];

/** Which actions a page has: the hamburger's is there on every page. */
export const actionsOf = (home: boolean): readonly ActionName[] =>
  home ? ['membership'] : ['login', 'register', 'membership'];

/** Membership's sheet is on every page, so its id is the plain one. */
export const getAppId = (action: ActionName) => (action === 'membership' ? 'get-app' : `get-app-${action}`);

type Props = { action: ActionName; content: Content; qr: string | undefined };

/** The sheet behind an action that needs an account: the app is where accounts live. Its title is the pressed button's. */
export function GetApp({ action, content, qr }: Props) {
  const { getApp, actions } = content.site;
  return (
    <Sheet id={getAppId(action)} title={actions[action].label} close={getApp.close}>
      <p>{actions[action].text}</p>
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
