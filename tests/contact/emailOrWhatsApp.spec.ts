import type { Route } from '@playwright/test';
import { content } from '../browser/content.ts';
import { testContent } from '../content/testContent.ts';
import { apiUrl, expect, storedRows, test, testInNewPage, uniqueMessage } from './form.ts';

const { waiting, failed } = content.form;
const { email, phone } = testContent().facts.contact;

test('without our server a visitor can send the message by email or WhatsApp', async ({ page, contact }) => {
  await page.route(apiUrl, (route) => route.fulfill({ status: 405, contentType: 'text/html', body: '<h1>405' }));
  // The name contains patterns that String.replace would interpret.
  const message = { ...uniqueMessage('Baris satu & "dua"\nbaris tiga 🥁 100%'), name: "Ayu $& Bima $'" };
  await contact.openAndFill(message);
  await contact.open();
  await contact.button.click();
  await expect(contact.failureNotice).toBeFocused();
  await expect(contact.failureNotice).toContainText(failed.title);
  await contact.expectValues(message);
  await expect(contact.confirmation).toHaveCount(0);

  const urlOf = async (link: typeof contact.mailLink) => new URL((await link.getAttribute('href')) ?? '');
  const mail = await urlOf(contact.mailLink);
  expect(mail.protocol + mail.pathname).toBe(`mailto:${email.text}`);
  const { message: typedText, ...sender } = message;
  const text = [typedText, '', ...Object.values(sender)].join('\n');
  const subject = failed.subject.replace('{sender}', () => message.name);
  expect(Object.fromEntries(mail.searchParams)).toEqual({ subject, body: text.replaceAll('\n', '\r\n') });
  await expect(contact.whatsAppLink).toHaveAttribute('target', '_blank');
  const whatsApp = await urlOf(contact.whatsAppLink);
  expect(whatsApp.origin + whatsApp.pathname).toBe(`https://wa.me/${phone.text.replace(/\D/g, '')}`);
  expect(whatsApp.searchParams.get('text')).toBe(text);

  await contact.field('message').fill('Something else');
  expect((await urlOf(contact.whatsAppLink)).searchParams.get('text')).toContain('Something else');
});

testInNewPage('without an answer the form retries until email or WhatsApp is chosen', async ({ page, contact }) => {
  const message = uniqueMessage();
  const requests: Route[] = [];
  await page.route(apiUrl, (route) => {
    const tries = requests.push(route);
    if (tries === 1) return route.abort('connectionrefused');
    // The fourth gets its answer below.
    return tries < 4 ? route.fulfill({ status: 500 }) : undefined;
  });
  await page.clock.install();
  await contact.openAndSend(message);
  for (const triesAfterWait of [2, 3]) {
    await expect(contact.button).toHaveAccessibleName(waiting.again);
    await expect(contact.mailLink).toHaveCount(0);
    // The second retry comes after 5 s at the latest.
    await page.clock.fastForward(6000);
    await expect.poll(() => requests.length).toBe(triesAfterWait);
  }
  await expect(contact.whatsAppLink).toBeVisible();

  await page.clock.fastForward(11_000);
  await expect.poll(() => requests.length).toBe(4);
  await expect(contact.button).toHaveAccessibleName(content.form.sending);
  await expect(contact.whatsAppLink, 'while the fourth try is pending').toBeVisible();
  await contact.mailLink.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await contact.mailLink.click();
  await expect(contact.failureNotice).toBeFocused();
  await requests[3]?.fulfill({ status: 500 });
  await page.unroute(apiUrl);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.clock.fastForward(120_000);
  await expect(contact.failureNotice).toContainText(failed.title);
  await contact.expectValues(message);
  expect(storedRows(message)).toEqual([]);
});
