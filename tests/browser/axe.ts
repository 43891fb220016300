import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Without legacy mode axe opens a second window for frames, which no page here has, and takes twice the time. */
export const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();
