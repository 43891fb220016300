export function wranglerArgs(words: readonly string[]): string[];
export function wranglerEnvironment(): Record<string, string>;
