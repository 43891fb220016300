import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Prepares an axe check of the page. Legacy mode, because otherwise axe opens a second window to collect the results of
 * frames. No page here has frames, and the window would double the time.
 */
export const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();
