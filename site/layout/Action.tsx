import type { Content } from '../../content/schema.ts';
import { Button } from '../ui/Button.tsx';

type Actions = Content['site']['actions'];
export type ActionName = keyof Actions;

export const sheetIdOf = (action: ActionName) => (action === 'membership' ? 'get-app' : `get-app-${action}`);

type Props = { actions: Actions; name: ActionName; variant?: 'accent' };

export function Action({ actions, name, variant }: Props) {
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
