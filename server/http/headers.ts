import { inlineHashes } from './static/inlineHashes.ts';

export const cacheControl = {
  /** Files below /assets/ have a hash in their name. */
  asset: 'public, max-age=31536000, immutable',
  /** Pages, other files and redirects: cached, but revalidated each time. */
  file: 'no-cache',
  /** Errors and other answers made on request. */
  answer: 'no-store',
};

/** `secure`: visitors use TLS, to this server or to the balancer in front. `html`: the page, if it is one. */
export function securityHeaders({ secure, html }: { secure: boolean; html?: string }): Record<string, string> {
  return {
    'Content-Security-Policy': html === undefined ? policyOfFiles : policyOf(html),
    ...(html === undefined ? {} : documentHeaders),
    ...commonHeaders,
    ...(secure ? transportHeaders : {}),
  };
}

/** Has the hash of each inline script and style. */
function policyOf(html: string): string {
  const { scripts, styles, origins } = inlineHashes(html);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts, ...origins].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    // A script of another origin, such as the owner's Plausible, reports to its own origin.
    ['connect-src', "'self'", ...origins].join(' '),
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
