import type { Content } from '../../content/schema.ts';
import { Button } from '../ui/Button.tsx';
import { getAppId } from './GetApp.tsx';

type Words = Content['site']['actions'];

/** Accounts live in the app: an action without an address of its own opens the sheet that leads there. */
function Action({ action, look }: { action: Words['login']; look?: 'solid' | 'quiet' }) {
  return (
    <Button {...(action.url ? { href: action.url } : { opens: getAppId })} look={look ?? 'solid'}>
      {action.label}
    </Button>
  );
}

export function Actions({ actions, home }: { actions: Words; home: boolean }) {
  if (home) return <Action action={actions.membership} />;
  return (
    <>
      <Action action={actions.login} look="quiet" />
      <Action action={actions.register} />
    </>
  );
}

export const MembershipAction = ({ actions }: { actions: Words }) => <Action action={actions.membership} />;
