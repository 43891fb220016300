import { createHash } from 'node:crypto';

/** Script types that a browser executes. Any other, such as application/ld+json, is data and needs no hash. */
const executedTypes = ['', 'module', 'importmap', 'speculationrules', 'text/javascript'];

/**
 * CSP hashes of a page's inline scripts and styles, and the origins of scripts from elsewhere. Expects attributes in
 * double quotes, as React writes them.
 */
export function inlineHashes(html: string): { scripts: string[]; styles: string[]; origins: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const origins = new Set<string>();
  for (const [, name, attributes = '', text = ''] of html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)) {
    const [, src] = / src="([^"]*)"/.exec(attributes) ?? [];
    const [, type = ''] = / type="([^"]*)"/.exec(attributes) ?? [];
    if (name === 'style') styles.add(hashOf(text));
    else if (src !== undefined) {
      const [origin] = /^https:\/\/[a-z0-9.:-]+/i.exec(src) ?? [];
      if (origin) origins.add(origin);
    } else if (executedTypes.includes(type)) scripts.add(hashOf(text));
  }
  return { scripts: [...scripts], styles: [...styles], origins: [...origins] };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
