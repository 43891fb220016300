import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Example, examples } from '../site/gallery/examples.tsx';
import { ownContent } from './content/own.ts';

type Component = (props: object) => ReactNode;

const shown: Example[] = examples({ content: ownContent('en'), theme: 'light' });
const drawn = drawnBy(shown.map(({ node }) => node));

/** Every component that is called while these are rendered, however deep. */
function drawnBy(nodes: ReactNode): Set<unknown> {
  const called = new Set<unknown>();
  const Watched = ({ of, given }: { of: Component; given: object }) => {
    called.add(of);
    return watch(of(given));
  };
  const watch = (node: ReactNode): ReactNode =>
    Children.map(node, (child) => {
      if (!isValidElement<{ children?: ReactNode }>(child)) return child;
      if (typeof child.type === 'function') return <Watched of={child.type as Component} given={child.props} />;
      const { children } = child.props;
      return children === undefined ? child : cloneElement(child, {}, watch(children));
    });
  renderToStaticMarkup(watch(nodes));
  return called;
}

for (const folder of ['ui', 'courts', 'screens', 'people', 'brand']) {
  const files = readdirSync(join('site', folder)).filter((file) => /^[A-Z]\w+\.tsx$/.test(file));
  test.each(files)(`the gallery shows site/${folder}/%s`, async (file) => {
    const module = Object.entries<unknown>(await import(join(process.cwd(), 'site', folder, file)));
    const components = module.filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function');
    const missing = components.filter(([, component]) => !drawn.has(component)).map(([name]) => name);
    expect(components, 'a file named like a component holds one').not.toEqual([]);
    expect(missing, 'not drawn by any example: add one to site/gallery/examples.tsx').toEqual([]);
  });
}

test('no two examples of a group have the same name, and no example is empty', () => {
  const names = shown.map(({ group, name }) => `${group}: ${name}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, node } of shown) expect(renderToStaticMarkup(node), name).not.toBe('');
});
