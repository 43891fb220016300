import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Outside legacy mode axe opens a second window for the results of frames, and takes twice the time. No page here has frames. */
export const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();
