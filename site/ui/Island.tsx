import type { FunctionComponent } from 'react';

type Props<Given extends object> = { name: string; component: FunctionComponent<Given>; props: Given };

export const Island = <Given extends object>({ name, component: Component, props }: Props<Given>) => (
  <div data-island={name} data-props={JSON.stringify(props)}>
    <Component {...props} />
  </div>
);
