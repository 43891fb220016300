import type { Page } from '@playwright/test';

/** Browsers' translators wrap every text in new elements: the text node moves there, or a new one replaces it. */
export type Translator = 'moves the text' | 'replaces the text';

/** Translates the page and everything added later. With addInitScript it runs before the page's scripts. */
export function translator(how: Translator): void {
  function translate(root: Node): void {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = texts.nextNode() ?? (root instanceof Text ? root : null); node; node = texts.nextNode())
      if (node instanceof Text) found.push(node);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, font')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(how === 'moves the text' ? text : `${text.data}·`);
    }
  }
  function start(): void {
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') translate(target);
        for (const node of addedNodes) translate(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    document.documentElement.dataset['translated'] = '';
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}

export const translateFromTheStart = (page: Page, how: Translator) => page.addInitScript(translator, how);
export const translateNow = (page: Page, how: Translator) => page.evaluate(translator, how);
