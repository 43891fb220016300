import type { FunctionComponent } from 'react';

type Props<Given extends object> = { name: string; component: FunctionComponent<Given>; props: Given };

export function Island<Given extends object>({ name, component: Component, props }: Props<Given>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
