import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Features } from '../site/home/Features.tsx';
import { ownContent } from './content/own.ts';

const { home, evening, site } = ownContent();
const shown = (pictures: ComponentPictures) =>
  renderToStaticMarkup(
    <Features
      features={home.features}
      split={home.split}
      evening={evening}
      actions={site.actions}
      pictures={pictures}
    />,
  );
type ComponentPictures = Parameters<typeof Features>[0]['pictures'];
const screenshot = { src: '/assets/screen.jpg', width: 720, height: 1600 };
const count = (html: string, part: string) => html.split(part).length - 1;

test('a real screenshot is shown without our drawing’s clock, person and phone', () => {
  const drawn = shown({});
  const real = shown({ [home.features.dashboard.image]: screenshot });
  expect(drawn).toContain(evening.dashboard.who);
  expect(real).not.toContain(`</b>${evening.dashboard.who}`);
  expect(count(real, 'class="clock"')).toBe(count(drawn, 'class="clock"') - 1);
  expect(count(real, 'class="phone"')).toBe(count(drawn, 'class="phone"') - 1);
});
