import { type InlineHashes, inlineHashes } from './static/inlineHashes.ts';

type HeaderOptions = {
  /** Whether visitors come over TLS, here or at the balancer in front. */
  secure: boolean;
  /** The document that is sent; without it the headers are those of any other file. */
  html?: string;
};

/** Every security header of a response, for the server and (through build/4-hosts/hostFiles.ts) for static hosts. */
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

/** Nothing that browsers do anyway, and no X-Frame-Options: frame-ancestors says it to all that we promise to serve. */
const commonHeaders = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Without includeSubDomains: what else runs below the domain is not this site's to decide. */
const transportHeaders = { 'Strict-Transport-Security': 'max-age=63072000' };

/**
 * What asks a visitor for something of worth, and so could be misused by a script that got in. No longer: each of these
 * bytes stands in the first flight of every page.
 */
const denied = ['camera', 'geolocation', 'microphone', 'payment'];

const documentHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(),
};
