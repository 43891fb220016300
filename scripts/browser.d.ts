import type { BrowserType } from '@playwright/test';

export function systemChromium(): string | undefined;
export function systemFirefox(): string | undefined;
export function ensureBrowser(): void;
export function installed(engine: BrowserType): boolean;
export function enginesLines(all: boolean): string[];
