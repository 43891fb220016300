import { createHash } from 'node:crypto';

export type InlineHashes = {
  scripts: string[];
  styles: string[];
  origins: string[];
};

/** Script types that a browser runs or acts on. Any other, such as application/ld+json, is data. */
const acting = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** CSP hashes of a page's inline scripts and styles, from the bytes that are sent. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const origins = new Set<string>();
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1\s*>/gis)) {
    const src = attributeOf('src', attributes);
    if (name.toLowerCase() === 'style') styles.add(hashOf(text));
    else if (src !== undefined) for (const origin of src.match(/^https:\/\/[a-z0-9.:-]+/i) ?? []) origins.add(origin);
    else if (acting.test(attributeOf('type', attributes)?.trim() ?? '')) scripts.add(hashOf(text));
  }
  return { scripts: [...scripts], styles: [...styles], origins: [...origins] };
}

function attributeOf(name: 'src' | 'type', attributes: string): string | undefined {
  const value = `\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`;
  const [, double, single, bare] = new RegExp(value, 'i').exec(attributes) ?? [];
  return double ?? single ?? bare;
}

function hashOf(text: string): string {
  // The HTML parser turns CRLF into LF before the browser hashes.
  return `'sha256-${createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')}'`;
}
