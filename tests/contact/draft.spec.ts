import { emptyMessage } from '../../contract/contact.ts';
import { content } from '../browser/content.ts';
import { apiUrl, expect, form, loseFirstAnswer, openBeforeScript, storedRows, test, testInNewPage } from './form.ts';

const { waiting, topics, restored } = content.form;

testInNewPage('what was typed is kept at each reload, and is in no other tab', async ({ page, context, contact }) => {
  const message = await contact.openAndFill();
  const otherTab = await context.newPage();
  await form(otherTab).open();
  await form(otherTab).expectValues(emptyMessage);
  await otherTab.close();
  await page.reload();
  await contact.field('message').scrollIntoViewIfNeeded();
  await expect(contact.status).toContainText(restored);
  await contact.expectValues(message);
  await contact.field('message').press('End');
  await page.keyboard.type('!');
  await page.reload();
  await contact.field('message').scrollIntoViewIfNeeded();
  await expect(contact.field('message')).toHaveValue(`${message.message}!`);
});

testInNewPage('a message whose answer was lost is sent once more after a reload', async ({ page, contact }) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => request.method() === 'POST' && keys.push(request.headers()['idempotency-key']));
  await loseFirstAnswer(page);
  const message = await contact.openAndSend();
  await expect(contact.status).toContainText(waiting.unreachable);
  await page.reload();
  await contact.island.scrollIntoViewIfNeeded();
  await expect(contact.receipt).toHaveText(storedRows(message)[0]?.receipt ?? 'nothing stored');
  await expect(contact.confirmation, 'the visitor has pressed nothing').not.toBeFocused();
  expect(keys, 'both requests have the same key').toEqual([expect.any(String), keys[0]]);
  expect(await page.evaluate(() => sessionStorage.getItem('contact'))).toBeNull();
  await page.reload();
  await contact.island.scrollIntoViewIfNeeded();
  await expect(contact.island).toHaveAttribute('data-started');
  await contact.expectValues(emptyMessage);
  await expect(contact.status).toHaveText('');
  expect(storedRows(message)).toHaveLength(1);
});

test('a message that could not be sent waits for Submit once the visitor has changed it', {
  tag: '@firefoxInTestAll',
}, async ({ page, contact }) => {
  await page.route(apiUrl, (route) => route.abort());
  const message = await contact.openAndSend();
  await expect(contact.status).toContainText(waiting.unreachable);
  await page.unroute(apiUrl);
  const loadScript = await openBeforeScript(page);
  await contact.field('message').fill('Something else');
  loadScript();
  await expect(contact.island).toHaveAttribute('data-started');
  await contact.expectValues({ ...message, message: 'Something else' });
  await contact.open();
  await contact.expectValues({ ...message, message: 'Something else' });
  expect(storedRows(message)).toEqual([]);
  await contact.button.click();
  await expect(contact.receipt).toBeVisible();
  expect(storedRows(message)).toMatchObject([{ message: 'Something else', spamReasons: '' }]);
});

test('a message begins with the topic that was chosen last', { tag: '@firefoxInTestAll' }, async ({ contact }) => {
  await contact.open('/about?topic=host');
  await contact.open('/about?lang=id');
  await expect(contact.field('message'), 'the English topic is not kept on the Indonesian page').toHaveValue('');
  for (const topic of ['host', 'coach'] as const) {
    await contact.open(`/about?topic=${topic}`);
    await expect(contact.field('message')).toHaveValue(`${topics[topic]}\n`);
    await contact.field('message').pressSequentially('W');
    await contact.field('message').press('Backspace');
  }
  await contact.field('message').fill('My own words');
  await contact.open('/about?topic=host');
  await expect(contact.field('message')).toHaveValue('My own words');
});
