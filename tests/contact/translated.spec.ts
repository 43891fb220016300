import { emptyMessage } from '../../contract/contact.ts';
import { content } from '../browser/content.ts';
import { delayRequests } from '../browser/delayRequests.ts';
import { apiUrl, expect, formScript, storedRows, testInNewPage } from './form.ts';

const { waiting, errors, failed, restored } = content.form;

/** Runs in the page. Translators put <font> around each text, and some of them replace React's text node. */
function translatePage(how: 'moves the text' | 'replaces the text'): void {
  function translate(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, font')) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      inner.append(how === 'moves the text' ? text : `${text.data} (translated)`);
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

for (const [when, how] of Object.entries({ before: 'moves the text', after: 'replaces the text' } as const))
  testInNewPage(`The form works if a translator ${how} ${when} hydration`, async ({ page, context, contact }) => {
    testInNewPage.slow();
    const message = await contact.openAndFill();
    if (when === 'before') {
      await page.addInitScript(translatePage, how);
      const loadScript = await delayRequests(page, formScript);
      page.on('domcontentloaded', async () => {
        await page.waitForFunction(() => 'translated' in document.documentElement.dataset);
        loadScript();
      });
    }
    await contact.open();
    if (when === 'after') await page.evaluate(translatePage, how);
    await expect(page.locator('html')).toHaveAttribute('data-translated');
    await expect(contact.status).toContainText(restored);
    await contact.expectValues(message);
    await contact.fill(emptyMessage);

    await contact.button.click();
    await expect(contact.island).toContainText(errors.message.required);
    await contact.fill({ ...message, email: 'dewi' });
    await expect(contact.island).not.toContainText(errors.message.required);
    await expect(contact.island).toContainText(errors.email.format);
    await contact.fill(message);
    await expect(contact.island).not.toContainText(errors.email.format);

    await page.route(apiUrl, (route) => route.fulfill({ status: 404 }));
    await contact.button.click();
    await expect(contact.failureNotice).toContainText(failed.noServer);
    await page.unroute(apiUrl);
    await context.setOffline(true);
    await contact.button.click();
    await expect(contact.status).toContainText(waiting.offline);
    await expect(contact.button).toContainText(waiting.again);
    await contact.field('message').fill('Something else');
    await contact.field('message').fill(message.message);
    await expect(contact.status).toContainText(waiting.changed);
    await expect(contact.status).not.toContainText(waiting.offline);

    await context.setOffline(false);
    await contact.button.click();
    await expect.poll(() => storedRows(message)).toHaveLength(1);
    await expect(contact.receipt).toContainText(String(storedRows(message)[0]?.receipt));
    await contact.confirmation.getByRole('link').click();
    await contact.expectValues(emptyMessage);
    expect(storedRows(message)).toHaveLength(1);
  });
