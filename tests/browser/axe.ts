import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Runs axe in one document. By default it opens another window after each run to collect results from frames, which
 * takes as long as the run; no page here has frames.
 */
export const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();
