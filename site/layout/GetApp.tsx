import './GetApp.deferred.css';
import type { Content } from '../../content/schema.ts';
import { MembershipCard } from '../screens/Membership.tsx';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Overlay.tsx';
import { Stores } from './Stores.tsx';

export type ActionName = keyof Content['site']['actions'];

export const headerActions = ({ isHome }: { isHome: boolean }): ActionName[] =>
  isHome ? ['membership'] : ['login', 'register'];

type Actions = Content['site']['actions'];

/** An action without a URL opens a sheet, because accounts are in the app. Each page's menu has `membership`. */
export const actionsWithSheet = ({ isHome, actions }: { isHome: boolean; actions: Actions }) =>
  [...new Set([...headerActions({ isHome }), 'membership' as const])].filter((name) => !actions[name].url);

export const sheetIdOf = (action: ActionName) => (action === 'membership' ? 'get-app' : `get-app-${action}`);

type Props = { action: ActionName; content: Content; qr: string | undefined };

export function GetApp({ action, content, qr }: Props) {
  const { getApp, actions } = content.site;
  return (
    <Sheet id={sheetIdOf(action)} title={actions[action].label} closeLabel={getApp.close}>
      <MembershipCard card={content.evening.membership.card} holder={content.courts.you} />
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

type ActionProps = { actions: Actions; name: ActionName; variant?: 'accent' };

export function Action({ actions, name, variant }: ActionProps) {
  const { label, url } = actions[name];
  return (
    <Button
      {...(url ? { href: url } : { popoverTarget: sheetIdOf(name) })}
      variant={variant ?? (name === 'login' ? 'quiet' : 'solid')}
    >
      {label}
    </Button>
  );
}
