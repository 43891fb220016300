import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { content } from '../browser/content.ts';
import { ownBuild, ownContent } from '../content/own.ts';
import { expect, form, newMessage, stored, test } from './form.ts';

/** What any host of plain files does: it has the page, and answers a POST with a page of its own. */
function staticHost(): Promise<Server> {
  const types: Record<string, string> = { js: 'text/javascript', svg: 'image/svg+xml' };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const file = [path, `${path}.html`]
      .map((name) => join(ownBuild, 'client', name))
      .find((name) => /\.\w+$/.test(name));
    if (request.method !== 'GET' || !file || !existsSync(file)) {
      response.writeHead(405, { 'Content-Type': 'text/html' }).end('<h1>405 Not Allowed</h1>');
      return;
    }
    const type = types[file.split('.').pop() ?? ''] ?? (file.endsWith('.html') ? 'text/html' : '');
    response.writeHead(200, { 'Content-Type': type }).end(readFileSync(file));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function links(page: Page) {
  const [mail, whatsApp] = await form(page)
    .island.locator('.other-ways a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return { mail: new URL(mail ?? ''), whatsApp: new URL(whatsApp ?? '') };
}

test('on a host without our server the words stay and go by email or WhatsApp instead', async ({ page }) => {
  const host = await staticHost();
  try {
    // The name has what String.replace would take for its own.
    const message = { ...newMessage('Baris satu & "dua"\nbaris tiga 🥁 100%'), name: "Ayu $& Bima $'" };
    await form(page).open(`http://127.0.0.1:${(host.address() as AddressInfo).port}/about`);
    await form(page).fill(message);
    await form(page).button.click();
    await expect(form(page).notSent).toBeFocused();
    await expect(form(page).notSent).toContainText(content.form.failed.title);
    await form(page).expectTyped(message);
    await expect(form(page).sent).toHaveCount(0);

    const { mail, whatsApp } = await links(page);
    const { contact } = readFacts();
    expect(mail.protocol + mail.pathname).toBe(`mailto:${contact.email}`);
    expect(mail.searchParams.get('subject')).toBe(content.form.failed.subject.replace('{sender}', () => message.name));
    expect(mail.searchParams.get('body')).toBe(
      `${message.message}\n\n${message.name}\n${message.email}`.replaceAll('\n', '\r\n'),
    );
    expect(whatsApp.origin + whatsApp.pathname).toBe(`https://wa.me/${contact.phone}`);
    expect(whatsApp.searchParams.get('text')).toContain(message.message);

    await form(page).field('message').fill('Something else');
    expect((await links(page)).whatsApp.searchParams.get('text')).toContain('Something else');
  } finally {
    host.close();
  }
});

function readFacts() {
  const { email, phone } = ownContent().facts.contact;
  return { contact: { email: email.text, phone: phone.text.replace(/\D/g, '') } };
}

test('a server that stays silent is tried again and again, and then other ways are offered as well', async ({
  page,
}) => {
  const message = newMessage();
  let tries = 0;
  await page.route('**/api/contact*', async (route) => {
    tries++;
    await route.abort('connectionrefused');
  });
  await page.clock.install();
  await form(page).send(message);
  for (const expected of [2, 3]) {
    await expect(form(page).button).toHaveAccessibleName(content.form.later.again);
    await page.clock.fastForward(6000);
    await expect.poll(() => tries).toBe(expected);
  }
  const ways = form(page).island.locator('.other-ways a');
  await expect(ways).toHaveCount(2);

  // Who takes another way must not find it sent a second time.
  await ways.first().evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await ways.first().click();
  await page.unroute('**/api/contact*');
  await page.clock.fastForward(120_000);
  await expect(form(page).notSent).toContainText(content.form.failed.title);
  await form(page).expectTyped(message);
  expect(stored(message)).toEqual([]);
});
