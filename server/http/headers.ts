import { createHash } from 'node:crypto';

export const cacheControl = {
  /** Only for files with a hash of their content in the name. */
  asset: 'public, max-age=31536000, immutable',
  file: 'no-cache',
  dynamic: 'no-store',
};

export function securityHeaders({ usesHttps, html }: { usesHttps: boolean; html?: string }): Record<string, string> {
  return {
    'Content-Security-Policy': html === undefined ? filePolicy : pagePolicy(html),
    ...(html === undefined ? {} : documentHeaders),
    ...commonHeaders,
    ...(usesHttps ? transportHeaders : {}),
  };
}

function pagePolicy(html: string): string {
  const { scriptHashes, styleHashes, scriptOrigins } = cspSources(html);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptHashes, ...scriptOrigins].join(' '),
    ['style-src', "'self'", ...styleHashes].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    // An analytics script from another origin sends its counts to that origin.
    ['connect-src', "'self'", ...scriptOrigins].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // React and Vite create no Trusted Types policy, so none is allowed.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** An SVG or XML file opened in its own tab is a document too, and may load nothing. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** X-Frame-Options is left out: all supported browsers know frame-ancestors. */
const commonHeaders = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** includeSubDomains is left out, because other services may run below the domain. */
const transportHeaders = { 'Strict-Transport-Security': 'max-age=63072000' };

/** The list is short, because headers count towards a page's first ten packets (14,200 bytes). */
const deniedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

const documentHeaders = {
  // Other sites get only our origin, because the confirmation's address contains a message's receipt.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(),
};

/** The CSP restricts only scripts of these types; others, such as application/ld+json, are data and need no hash. */
const typesWithHash = ['', 'module', 'importmap', 'speculationrules', 'text/javascript'];

/** Expects attributes in double quotes, as React writes them. */
export function cspSources(html: string): { scriptHashes: string[]; styleHashes: string[]; scriptOrigins: string[] } {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const scriptOrigins = new Set<string>();
  for (const [, name, attributes = '', text = ''] of html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)) {
    const [, src] = / src="([^"]*)"/.exec(attributes) ?? [];
    const [, type = ''] = / type="([^"]*)"/.exec(attributes) ?? [];
    if (name === 'style') styleHashes.add(hashOf(text));
    else if (src !== undefined) {
      const [origin] = /^https:\/\/[a-z0-9.:-]+/i.exec(src) ?? [];
      if (origin) scriptOrigins.add(origin);
    } else if (typesWithHash.includes(type)) scriptHashes.add(hashOf(text));
  }
  return { scriptHashes: [...scriptHashes], styleHashes: [...styleHashes], scriptOrigins: [...scriptOrigins] };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
