import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../userError.ts';
import { cacheControl, securityHeaders } from '../headers.ts';
import type { Coding } from './accept.ts';
import { mediaTypeOf } from './mediaTypes.ts';
import { type PublishedFile, readSite } from './readSite.ts';
import { isView } from './target.ts';

/** Name, value, name, value and so on: Node writes this form fastest. */
export type FlatHeaders = string[];

/** A variant is a file in one coding. Cloudflare's worker has this part as JSON, and fetches the bytes when needed. */
export type VariantInfo = {
  path: string;
  coding: Coding;
  size: number;
  etag: string;
  headers: FlatHeaders;
  notModifiedHeaders: FlatHeaders;
};
export type Variant = VariantInfo & { bytes: Buffer };

/** What one address serves. A view is a page that a query parameter selects, such as /?play=futsal. */
export type AddressEntry<Info> = {
  kind: 'page' | 'view' | 'file';
  variants: Info[];
  /** By language: pages with ?lang= in their links. `variants`: the file, or the page in the default language without it. */
  translations: Record<string, Info[]>;
};
export type Resources<Info> = {
  entries: Map<string, AddressEntry<Info>>;
  notFound: AddressEntry<Info>;
  languages: readonly string[];
  redirects: Record<string, string>;
  securityHeaders: FlatHeaders;
};
export type SiteOptions = {
  folder: string;
  usesHttps: boolean;
  languages: readonly string[];
};

export function loadResources({ folder, usesHttps, languages }: SiteOptions): Resources<Variant> {
  const entries = new Map<string, AddressEntry<Variant>>();
  for (const file of readSite(folder)) {
    // /about.id.html is the page /about in Indonesian.
    const [, name, language] = /^(.+?)(?:\.([a-z]{2,3}(?:-[A-Za-z]+)?))?\.html$/.exec(file.path) ?? [];
    const variants = variantsOf(file, usesHttps, languages.length > 1);
    const address = name === undefined ? file.path : name.replace(/\/index$/, '') || '/';
    const pageKind = isView(address) ? 'view' : 'page';
    const kind = name === undefined ? 'file' : pageKind;
    const entry = entries.get(address) ?? { kind, variants: [], translations: {} };
    if (language === undefined) entry.variants = variants;
    else entry.translations[language] = variants;
    entries.set(address, entry);
  }
  const notFound = entries.get('/404');
  if (!notFound || !entries.has('/')) {
    throw new UserError(
      `${folder} has no ${notFound ? 'index.html' : '404.html'}, so it is no complete build. Run: npm run build`,
    );
  }
  entries.delete('/404');
  const security = Object.entries(securityHeaders({ usesHttps })).flat();
  return { entries, notFound, languages, redirects: readRedirects(folder), securityHeaders: security };
}

function readRedirects(folder: string): Record<string, string> {
  const file = join(folder, '_redirects.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function variantsOf({ path, bytesByCoding }: PublishedFile, usesHttps: boolean, isTranslated: boolean): Variant[] {
  const isPage = path.endsWith('.html');
  const html = isPage ? { html: String(bytesByCoding.get('identity')) } : {};
  const security = Object.entries(securityHeaders({ usesHttps, ...html })).flat();
  const vary = [bytesByCoding.size > 1 && 'Accept-Encoding', isPage && isTranslated && 'Accept-Language'].filter(
    Boolean,
  );
  return [...bytesByCoding].map(([coding, bytes]) => {
    const etag = etagOf(bytes, security);
    const cacheHeader = ['Cache-Control', path.startsWith('/assets/') ? cacheControl.asset : cacheControl.file];
    const varyHeader = vary.length > 0 ? ['Vary', vary.join(', ')] : [];
    const notModifiedHeaders = [...cacheHeader, 'ETag', etag, ...varyHeader];
    const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding];
    const contentHeaders = ['Content-Type', mediaTypeOf(path), 'Content-Length', String(bytes.length), ...encoding];
    return {
      path,
      coding,
      size: bytes.length,
      bytes,
      etag,
      notModifiedHeaders,
      headers: [...contentHeaders, ...notModifiedHeaders, ...security],
    };
  });
}

/** Includes the security headers: after a 304 browsers keep the stored policy, so a new policy must change the ETag. */
function etagOf(bytes: Buffer, security: FlatHeaders): string {
  const hash = createHash('sha256').update(security.join('\n')).update('\n').update(bytes);
  return `"${hash.digest('base64url').slice(0, 12)}"`;
}
