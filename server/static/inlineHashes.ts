import { createHash } from 'node:crypto';

export type InlineHashes = { scripts: string[]; styles: string[] };

/** Types a browser runs or acts on. Any other type, such as application/ld+json, makes a block of mere data. */
const acting = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** CSP sources for the inline scripts and styles of a page, made from the very bytes that are sent. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1\s*>/gis)) {
    if (name.toLowerCase() === 'style') styles.add(hashOf(text));
    else if (!/\ssrc\s*=/i.test(attributes) && acting.test(typeOf(attributes))) scripts.add(hashOf(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function typeOf(attributes: string): string {
  const [, double, single, bare] = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes) ?? [];
  return (double ?? single ?? bare ?? '').trim();
}

function hashOf(text: string): string {
  // The HTML parser turns CRLF into LF before the browser hashes.
  return `'sha256-${createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')}'`;
}
