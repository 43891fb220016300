import { createHash } from 'node:crypto';
import { NotBuilt } from '../../pages/builtSite.ts';
import { cacheControl, securityHeaders } from '../headers.ts';
import type { Coding } from './encodings.ts';
import { mediaTypeOf } from './mediaTypes.ts';
import { readSite, type SourceFile } from './read.ts';

/** Names and values in turn, as node writes them fastest. */
export type FlatHeaders = string[];

export type Variant = {
  /** The file that it is a variant of. */
  path: string;
  coding: Coding;
  size: number;
  /** Its bytes, from memory or from the disk. */
  read: () => Buffer;
  etag: string;
  lastModified: string;
  whole: FlatHeaders;
  notModified: FlatHeaders;
  /** Everything but length and type, which a part has of its own. */
  part: FlatHeaders;
  type: string;
  /** For a range that cannot be had (416): an error must not be cached as long as the file may be. */
  refusal: FlatHeaders;
};

export type Entry = { kind: 'document' | 'file'; variants: Variant[]; languages: Map<string, Variant[]> };
type Resources = { entries: Map<string, Entry>; notFound: Entry };

export function loadResources(folder: string, secure: boolean): Resources {
  const entries = new Map<string, Entry>();
  const translations: { address: string; language: string; variants: Variant[] }[] = [];
  for (const file of readSite(folder)) {
    const [, name, language] = /^(.+?)(?:\.([a-z]{2,3}(?:-[A-Za-z]+)?))?\.html$/.exec(file.path) ?? [];
    const variants = variantsOf(file, { secure });
    const address = name === undefined ? file.path : name.replace(/\/index$/, '') || '/';
    if (language !== undefined) translations.push({ address, language, variants });
    else entries.set(address, { kind: name === undefined ? 'file' : 'document', variants, languages: new Map() });
  }
  for (const { address, language, variants } of translations) entries.get(address)?.languages.set(language, variants);

  const notFound = entries.get('/404');
  if (!notFound || !entries.has('/')) {
    throw new NotBuilt(
      `${folder} has no ${notFound ? 'index.html' : '404.html'}, so it is no complete build. Run: npm run build`,
    );
  }
  entries.delete('/404');
  return { entries, notFound };
}

function variantsOf(file: SourceFile, options: { secure: boolean }): Variant[] {
  const type = mediaTypeOf(file.path);
  const isDocument = file.path.endsWith('.html');
  const isAsset = file.path.startsWith('/assets/');
  const html = isDocument ? { html: String(file.files.get('identity')?.bytes) } : {};
  const security = Object.entries(securityHeaders({ ...options, ...html })).flat();
  const refusal = ['Cache-Control', cacheControl.answer, ...security];
  const lastModified = file.modified.toUTCString();
  return [...file.files].map(([coding, { bytes, reader }]) => {
    const size = bytes.length;
    const etag = etagOf(bytes, security);
    const caching = [
      ...['Cache-Control', isAsset ? cacheControl.asset : cacheControl.file],
      ...['ETag', etag],
      // The ETag is enough for pages, which save bytes of the first flight, and for assets, which never change.
      ...(isDocument || isAsset ? [] : ['Last-Modified', lastModified]),
      ...(file.files.size > 1 ? ['Vary', 'Accept-Encoding'] : []),
    ];
    const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding];
    // Left out for compressed text, which nobody resumes, to save bytes of the first flight.
    const ranges = file.files.size > 1 ? [] : ['Accept-Ranges', 'bytes'];
    const part = [...encoding, ...ranges, ...caching, ...security];
    const whole = ['Content-Type', type, 'Content-Length', String(size), ...part];
    const read = reader(isTagged(etag, security));
    return {
      path: file.path,
      coding,
      size,
      read,
      etag,
      lastModified,
      whole,
      notModified: caching,
      part,
      type,
      refusal,
    };
  });
}

/** Outside variantsOf, because a function made in there would keep all its variables, the file's bytes too. */
const isTagged = (etag: string, security: FlatHeaders) => (bytes: Buffer) => etagOf(bytes, security) === etag;

/**
 * Over the headers too: browsers keep the stored Content-Security-Policy when they get a 304, so a policy that changes
 * alone must change the tag.
 */
function etagOf(bytes: Buffer, security: FlatHeaders): string {
  const hash = createHash('sha256').update(security.join('\n')).update('\n').update(bytes);
  return `"${hash.digest('base64url').slice(0, 12)}"`;
}
