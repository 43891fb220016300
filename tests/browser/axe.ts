import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Runs axe without looking for frames, which no page here has: by default axe opens another window after each run to
 * collect the frames' results, which takes as long as the run.
 */
export const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();
