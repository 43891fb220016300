import type { Page } from '@playwright/test';

/** Every control that is less than 44 px wide or high, but for links within a sentence and what only programs find. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')]
      .filter((control) => {
        const sentence = control.parentElement?.closest('p');
        const beside = sentence?.textContent?.replace(control.textContent ?? '', '').trim();
        const inSentence = getComputedStyle(control).display === 'inline' && Boolean(beside);
        const hidden = control.closest('[aria-hidden=true], .visually-hidden') || !control.checkVisibility();
        return !hidden && !inSentence;
      })
      .map((control) => ({ control, ...control.getBoundingClientRect().toJSON() }))
      // Layout rounds to 64ths of a pixel.
      .filter(({ width, height }) => width < 43.98 || height < 43.98)
      .map(({ control, width, height }) => `${control.outerHTML.slice(0, 80)}: ${width} × ${height}`),
  );
