import './GetApp.deferred.css';
import type { Content } from '../../content/schema.ts';
import { MembershipCard } from '../screens/Membership.tsx';
import { Sheet } from '../ui/Overlay.tsx';
import { type ActionName, sheetIdOf } from './Action.tsx';
import { headerActions } from './Header.tsx';
import { Stores } from './Stores.tsx';

type Actions = Content['site']['actions'];

/** An action without a URL opens a sheet, because accounts are in the app. Each page's menu has `membership`. */
export const actionsWithSheet = ({ isHome, actions }: { isHome: boolean; actions: Actions }) =>
  [...new Set([...headerActions({ isHome }), 'membership' as const])].filter((name) => !actions[name].url);

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
