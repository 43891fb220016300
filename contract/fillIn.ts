/** Replaces all {placeholders} in one pass, so that braces within a visitor’s words stay as they are. */
export const fillIn = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
