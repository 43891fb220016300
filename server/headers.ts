import { type InlineHashes, inlineHashes } from './static/inlineHashes.ts';

export type HeaderOptions = {
  /** Whether visitors come over TLS, here or at the balancer in front. */
  secure: boolean;
  /** The document that is sent; without it the headers are those of any other file. */
  html?: string;
  /** Whether /speculation-rules.json is published. */
  speculationRules?: boolean;
};

/** Every security header of a response, for the server and (through build/hostFiles.ts) for static hosts. */
export function securityHeaders({ secure, html, speculationRules }: HeaderOptions): Record<string, string> {
  return {
    'Content-Security-Policy': html === undefined ? policyOfFiles : policyOfDocuments([html]),
    ...(html === undefined ? {} : documentHeaders),
    ...(html !== undefined && speculationRules ? { 'Speculation-Rules': '"/speculation-rules.json"' } : {}),
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
export const policyOfFiles = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export const commonHeaders = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Without includeSubDomains: what else runs below the domain is not this site's to decide. */
export const transportHeaders = { 'Strict-Transport-Security': 'max-age=63072000' };

/**
 * What Chromium answers to `document.featurePolicy.features()`, which is the longest list of any browser; a name that
 * it doesn't know would make it warn in every visitor's console. Client hints (ch-*) are left out: they are headers that
 * we never ask for, and naming thirty of them would cost every visitor half a kilobyte.
 */
const features =
  'accelerometer aria-notify autoplay browsing-topics camera captured-surface-control ' +
  'clipboard-read clipboard-write compute-pressure cross-origin-isolated deferred-fetch deferred-fetch-minimal ' +
  'digital-credentials-create digital-credentials-get display-capture encrypted-media fullscreen gamepad geolocation ' +
  'gyroscope hid identity-credentials-get idle-detection interest-cohort keyboard-map language-detector language-model ' +
  'local-fonts local-network local-network-access loopback-network magnetometer media-playback-while-not-visible ' +
  'microphone midi on-device-speech-recognition otp-credentials payment picture-in-picture private-state-token-issuance ' +
  'private-state-token-redemption publickey-credentials-create publickey-credentials-get screen-wake-lock serial ' +
  'speaker-selection storage-access summarizer sync-xhr translator unload usb window-management ' +
  'xr-spatial-tracking';

export const documentHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': features
    .split(' ')
    .map((feature) => `${feature}=()`)
    .join(', '),
};
