import { type InlineHashes, inlineHashes } from './static/inlineHashes.ts';

type HeaderOptions = {
  /** Whether visitors use TLS, to this server or to the balancer in front. */
  secure: boolean;
  html?: string;
};

export const cacheControl = {
  /** Files below /assets/ have a hash in their name. */
  asset: 'public, max-age=31536000, immutable',
  /** Pages, other files and redirects: cached, but revalidated each time. */
  file: 'no-cache',
  /** Errors and other answers made on request. */
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

/** A Content-Security-Policy that fits all of these documents: it has the hash of each inline script and style. */
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
    // A script of another origin, such as the owner's Plausible, reports to its own origin.
    `connect-src ${sources('origins')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // React and Vite need no Trusted Types policy, so none may be created.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** An SVG or XML file opened by itself is a document too: it may load, run and frame nothing. */
const policyOfFiles = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Nothing that browsers do anyway. frame-ancestors replaces X-Frame-Options in all browsers that the README names. */
const commonHeaders = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Without includeSubDomains, because other services may run below the domain. */
const transportHeaders = { 'Strict-Transport-Security': 'max-age=63072000' };

/**
 * Features that an injected script could misuse. Others are left out, because each header byte counts in a page's first
 * 14,200.
 */
const denied = ['camera', 'geolocation', 'microphone', 'payment'];

const documentHeaders = {
  // Other sites get the origin only, because the address may contain a receipt.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(),
};
