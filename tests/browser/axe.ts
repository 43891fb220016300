import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Checks a page with axe. No page here has frames, and in legacy mode axe opens no second window to collect the results of
 * frames, which would take as long as the check itself.
 */
export const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();
