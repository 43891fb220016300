import { expect, type Page } from '@playwright/test';

/** A difference of one pixel, or of two pixels for overlaps, is rounding. */
const textFaults = (page: Page, selector = 'body'): Promise<string[]> =>
  page.evaluate((selector) => {
    type Line = { element: Element; text: string; left: number; right: number; top: number; bottom: number };
    const ignored = '.phone, svg, .visually-hidden, .skip-link, [aria-hidden="true"]';
    const lines: Line[] = [];
    const faults = new Set<string>();
    const walker = document.createTreeWalker(document.querySelector(selector) ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || !text || element.closest(ignored)) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // A line's box is taller than its letters by about a fifth above and below.
        const padding = (bottom - top) * 0.2;
        if (right - left > 1)
          lines.push({ element, text: text.slice(0, 40), left, right, top: top + padding, bottom: bottom - padding });
      }
    }
    for (const { element, text, left, right, top, bottom } of lines) {
      const section = element.closest('main > section:not(.hero)')?.getBoundingClientRect();
      if (section && (top < section.top + 20 || bottom > section.bottom - 20))
        faults.add(`closer than 20 px to its section’s edge: ${text}`);
      if (left < -1 || right > document.documentElement.clientWidth + 1) faults.add(`beyond the page: ${text}`);
      // A popover is drawn above its parents, which therefore do not cut it off.
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.matches(':popover-open') ? null : box.parentElement
      ) {
        const { overflowX, overflowY, display } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (display === 'inline' || display === 'contents') continue;
        if (left < edge.left - 1 || right > edge.right + 1)
          faults.add(`${overflowX === 'visible' ? 'out of' : 'cut off by'} ${box.localName}.${box.className}: ${text}`);
        if (overflowY !== 'visible' && (top < edge.top - 1 || bottom > edge.bottom + 1))
          faults.add(`cut off below or above by ${box.localName}.${box.className}: ${text}`);
      }
    }
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (line.element.contains(other.element) || other.element.contains(line.element)) continue;
        const width = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        const height = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
        if (width > 2 && height > 2) faults.add(`overlapping: ${line.text} | ${other.text}`);
      }
    });
    const logoLeft = document.querySelector('.header a')?.getBoundingClientRect().left ?? Number.NaN;
    for (const block of document.querySelectorAll('main :is(h1, h2), .hero-text'))
      if (block.checkVisibility() && !block.closest('.finale') && block.getBoundingClientRect().left - logoLeft > 1)
        faults.add(`further right than the logo: ${block.textContent}`);
    return [...faults];
  }, selector);

const pixelsBeyondWindow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const parts = [document.documentElement, ...document.querySelectorAll('body, header, main, footer')];
    return Math.max(0, ...parts.map(({ scrollWidth }) => scrollWidth - document.documentElement.clientWidth));
  });

export async function expectNoLayoutFault(page: Page, state: string, selector?: string) {
  expect.soft(await pixelsBeyondWindow(page), `${state}: pixels beyond the window`).toBe(0);
  expect.soft(await textFaults(page, selector), state).toEqual([]);
}

export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')]
      .filter((control) => {
        const sentence = control.parentElement?.closest('p');
        const otherWords = sentence?.textContent?.replace(control.textContent ?? '', '').trim();
        const isInSentence = getComputedStyle(control).display === 'inline' && Boolean(otherWords);
        const isHidden = control.closest('[aria-hidden=true], .visually-hidden') || !control.checkVisibility();
        return !isHidden && !isInSentence;
      })
      .map((control) => ({ control, ...control.getBoundingClientRect().toJSON() }))
      // Layout rounds to 64ths of a pixel.
      .filter(({ width, height }) => width < 43.98 || height < 43.98)
      .map(({ control, width, height }) => `${control.outerHTML.slice(0, 80)}: ${width} × ${height}`),
  );
