import type { Content } from '../../content/schema.ts';
import { Button } from '../ui/Button.tsx';
import { type ActionName, getAppId } from './GetApp.tsx';

type Props = { actions: Content['site']['actions']; name: ActionName; look?: 'optic' };

/** Accounts live in the app: an action without an address of its own opens the sheet that leads there. */
export function Action({ actions, name, look }: Props) {
  const { label, url } = actions[name];
  return (
    <Button
      {...(url ? { href: url } : { opens: getAppId(name) })}
      look={look ?? (name === 'login' ? 'quiet' : 'solid')}
    >
      {label}
    </Button>
  );
}
