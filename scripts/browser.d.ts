export function systemChromium(): string | undefined;
export function ensureBrowser(): void;
