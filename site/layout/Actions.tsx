import type { Content } from '../../content/schema.ts';
import { Button } from '../ui/Button.tsx';
import { type ActionName, getAppId } from './GetApp.tsx';

type Words = Content['site']['actions'];

/** Accounts live in the app: an action without an address of its own opens the sheet that leads there. */
function Action({ actions, name, look }: { actions: Words; name: ActionName; look?: 'solid' | 'quiet' }) {
  const { label, url } = actions[name];
  return (
    <Button {...(url ? { href: url } : { opens: getAppId(name) })} look={look ?? 'solid'}>
      {label}
    </Button>
  );
}

export function Actions({ actions, home }: { actions: Words; home: boolean }) {
  if (home) return <Action actions={actions} name="membership" />;
  return (
    <>
      <Action actions={actions} name="login" look="quiet" />
      <Action actions={actions} name="register" />
    </>
  );
}

export const MembershipAction = ({ actions }: { actions: Words }) => <Action actions={actions} name="membership" />;
