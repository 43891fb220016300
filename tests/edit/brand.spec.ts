import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, typeIn } from './owner.ts';
import { replaceIn } from './project.ts';

test('the owner changes the brand’s mark and main colour', async ({ page, owner }) => {
  replaceIn(owner.root, 'content/facts.yaml', 'stores:', 'brand: { colour: "#155c3d", accent: "#d9f24b" }\nstores:');
  await owner.open();
  const wordmark = page.getByRole('banner').locator('.wordmark');
  await wordmark.click();
  const card = page.getByRole('dialog', { name: 'Brand' });
  await expect(card.getByLabel(/default language/i), 'an unrelated field').toHaveCount(0);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script><circle id="own" cx="20" cy="10" r="9" fill="#a00" onclick="alert(2)"/></svg>';
  const upload = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await card.getByLabel('Put your own mark').setInputFiles(upload);
  await owner.expectSaved();
  await expect(wordmark.locator('path')).toHaveAttribute('fill', '#aa0000');
  const file = join(owner.root, 'content/images/mark.svg');
  expect(readFileSync(file, 'utf8')).not.toMatch(/script|onclick/);
  await card.getByRole('button', { name: 'Remove the mark' }).click();
  await expect(wordmark.locator('text')).toHaveText(owner.textIn('facts.yaml', ['name']).charAt(0).toUpperCase());
  expect(existsSync(file)).toBe(false);
  const colour = card.getByRole('textbox', { name: /main colour$/i });
  await typeIn(colour, '#1a6a48');
  const contrasts = card.getByText(/^Text on this colour/);
  const verdicts = [/hard to read \(6.5; at least 7 is needed\)$/, /easy to read \(13.3; at least 7 /];
  await expect(contrasts, 'of the main colour and of the accent').toHaveText(verdicts);
  await colour.press('Enter');
  await expect(card.getByRole('alert')).toContainText('make it darker');
  await card.getByLabel('Brand, main colour: pick it').fill('#5c1549');
  await expect(contrasts.first()).toContainText('easy to read');
  await colour.press('Enter');
  await owner.expectSaved();
  const courtColour = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--court'));
  await expect.poll(courtColour).toContain('light-dark(#5c1549,');
});
