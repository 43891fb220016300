import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ContactMessage, fields } from '../../contract/contact.ts';
import { delayRequests } from '../browser/delayRequests.ts';
import { testInNewPage as base, expect, type Page } from '../browser/test.ts';
import { validMessage } from '../server/helpers/send.ts';

export { expect, type Page };

type Fixtures = { contact: ReturnType<typeof form>; failsOnErrors: undefined };

export const testInNewPage = base.extend<Fixtures>({
  contact: ({ page }, use) => use(form(page)),
  failsOnErrors: [
    async ({ page }, use) => {
      await page.clearConsoleMessages();
      await page.clearPageErrors();
      await use(undefined);
      const logged = (await page.consoleMessages({ filter: 'all' })).map((message) => message.text());
      expect(logged.filter((text) => /Content.Security.Policy|TrustedHTML/i.test(text))).toEqual([]);
      expect(await page.pageErrors({ filter: 'all' })).toEqual([]);
    },
    { auto: true },
  ],
});
export const test = testInNewPage.extend({ page: ({ sharedPage }, use) => use(sharedPage) });

export function form(page: Page) {
  const island = page.locator('[data-island=ContactForm]');
  const confirmation = island.locator('.confirmation');
  const field = (name: string) => island.locator(`[name=${name}]`);
  const button = island.locator('button[type=submit]');
  async function open(address = '/about'): Promise<void> {
    await page.goto(address);
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-started');
  }
  async function fill(message: ContactMessage): Promise<void> {
    for (const name of fields) await field(name).fill(message[name]);
  }
  async function openAndFill(message: ContactMessage = uniqueMessage()): Promise<ContactMessage> {
    await open();
    await fill(message);
    return message;
  }
  return {
    island,
    field,
    button,
    mailLink: island.locator('.email-or-whatsapp a[href^="mailto:"]'),
    whatsAppLink: island.locator('.email-or-whatsapp a[href^="https://wa.me/"]'),
    failureNotice: island.locator('.failure-notice'),
    status: island.locator('form [role=status]'),
    confirmation,
    receipt: confirmation.locator('strong'),
    open,
    fill,
    openAndFill,
    async openAndSend(message: ContactMessage = uniqueMessage()): Promise<ContactMessage> {
      await openAndFill(message);
      await button.click();
      return message;
    },
    async expectValues(message: ContactMessage): Promise<void> {
      for (const name of fields) await expect(field(name)).toHaveValue(message[name]);
    },
  };
}

export const apiUrl = '**/api/contact*';
export const formScript = '**/startContactForm-*.js';

export async function openBeforeScript(page: Page) {
  const release = await delayRequests(page, formScript);
  await page.goto('/about');
  await form(page).island.scrollIntoViewIfNeeded();
  return release;
}

export const loseFirstAnswer = (page: Page) =>
  // Replaces fetch in the page, because Playwright cannot read or forward a request's body in Firefox.
  page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...request) => {
      const answer = await fetch(...request);
      if (!String(request[0]).includes('/api/contact') || sessionStorage.getItem('lost')) return answer;
      sessionStorage.setItem('lost', 'yes');
      throw new TypeError('The answer was lost.');
    };
  });

let messageCount = 0;
export function uniqueMessage(text = 'Three rooms in Dago.\nFree on Tuesdays: "19:00" & later?'): ContactMessage {
  const suffix = `${Date.now().toString(36)}-${process.pid}-${messageCount++}`;
  return { ...validMessage, name: 'Dewi Anggraini', email: `dewi-${suffix}@studio.example`, message: text };
}

type Stored = { receipt: string; message: string; spamReasons: string };

export function storedRows({ email }: ContactMessage) {
  const file = join(tmpdir(), `sehobi-test-${process.env['SITE_PORT']}`, 'contact.sqlite');
  using database = new DatabaseSync(file, { readOnly: true });
  const sql =
    'SELECT receipt, message, suspected AS spamReasons FROM contact_message WHERE email = ? ORDER BY received_at';
  return database.prepare(sql).all(email) as Stored[];
}
