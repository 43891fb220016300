import { securityHeaders } from '../../server/http/headers.ts';
import { codings } from '../../server/http/static/encodings.ts';
import { type Entry, type FlatHeaders, loadResources, type Variant } from '../../server/http/static/resources.ts';
import { type File, type Files, hidden } from './files.ts';

/** Each file's answer as server/http/static works it out, for the worker to send, and where each published file goes. */
export function describeFiles(folder: string, secure: boolean) {
  const { entries, notFound } = loadResources(folder, secure);
  const published = new Map<string, string>();
  const described: Record<string, File> = {};
  for (const [address, entry] of entries) {
    const [{ path }] = entry.variants as [Variant];
    // The runtime sends these by itself, and chooses their coding by itself.
    if (path.startsWith('/assets/')) published.set(path, path);
    else described[address] = describe(entry);
  }
  const files: Files = { entries: described, notFound: describe(notFound), security: securityHeaders({ secure }) };
  return { files, published };

  function describe({ kind, variants, languages }: Entry): File {
    const translations = [...languages].map(([language, variants]) => [
      language,
      describe({ kind, variants, languages: new Map() }),
    ]);
    const [{ type, lastModified, notModified, refusal }] = variants as [Variant];
    const { ETag: _, ...caching } = named(notModified);
    const { 'Cache-Control': __, ...security } = named(refusal);
    return {
      isDocument: kind === 'document',
      type,
      lastModified,
      caching,
      security,
      variants: variants.filter(({ coding }) => coding !== 'zstd').map(describeVariant),
      languages: Object.fromEntries(translations),
    };
  }

  function describeVariant({ path, coding, etag, size }: Variant): File['variants'][number] {
    const name = coding === 'identity' ? path : path + codings[coding];
    published.set(hidden + name, name);
    return { coding, name, etag, size };
  }
}

function named(flat: FlatHeaders): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let at = 0; at < flat.length; at += 2) headers[flat[at] ?? ''] = flat[at + 1] ?? '';
  return headers;
}
