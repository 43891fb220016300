import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Axe as it runs in one document. Otherwise it opens a window of its own after each look, to gather what it found in
 * frames, and no page here has any: that took as long as the look itself.
 */
export const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();
