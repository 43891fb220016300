import { type InlineHashes, inlineHashes } from './static/inlineHashes.ts';

type HeaderOptions = {
  /** Whether visitors come over TLS, here or at the balancer in front. */
  secure: boolean;
  html?: string;
};

export const cacheControl = {
  /** Below /assets/, where another content has another name. */
  asset: 'public, max-age=31536000, immutable',
  /** Pages, all other files, and redirects: kept, but asked for again each time. */
  file: 'no-cache',
  /** Errors, and what the server makes on request. */
  answer: 'no-store',
};

export function securityHeaders({ secure, html }: HeaderOptions): Record<string, string> {
  return {
    'Content-Security-Policy': html === undefined ? policyOfFiles : policyOfDocuments([html]),
    ...(html === undefined ? {} : documentHeaders),
    ...commonHeaders,
    ...(secure ? transportHeaders : {}),
  };
}

/** A policy under which each of these documents works: all of their inline scripts and styles are in it by hash. */
export function policyOfDocuments(documents: readonly string[]): string {
  const found = documents.map(inlineHashes);
  const sources = (...kinds: (keyof InlineHashes)[]) =>
    ["'self'", ...new Set(found.flatMap((page) => kinds.flatMap((kind) => page[kind])))].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources('scripts', 'origins')}`,
    `style-src ${sources('styles')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // A script of another origin, such as the owner's Plausible, reports to where it came from.
    `connect-src ${sources('origins')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // React hydrates and Vite loads chunks without any policy of their own, so none may be made.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** An SVG or XML file opened by itself is a document too: it may load, run and frame nothing. */
const policyOfFiles = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Without what browsers do anyway; frame-ancestors says X-Frame-Options to all browsers that the README names. */
const commonHeaders = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Without includeSubDomains: what else runs below the domain is not this site's to decide. */
const transportHeaders = { 'Strict-Transport-Security': 'max-age=63072000' };

/**
 * What asks a visitor for something of worth, and so could be misused by a script that got in. Other features are left
 * out, because each byte of a header counts in the 14,200 of a page's first flight.
 */
const denied = ['camera', 'geolocation', 'microphone', 'payment'];

const documentHeaders = {
  // Other sites get our name and never the address, in which a receipt may stand.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(),
};
