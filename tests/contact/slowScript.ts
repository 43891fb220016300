import type { Page } from '@playwright/test';
import { holdBack } from '../browser/holdBack.ts';
import { form } from './form.ts';

export const chunk = '**/wakeContactForm-*.js';

/** The form is there at once; its script is on its way until it is let through. */
export async function openWithSlowScript(page: Page, address = '/about') {
  const arrive = await holdBack(page, chunk);
  await page.goto(address);
  await form(page).island.scrollIntoViewIfNeeded();
  return arrive;
}
