import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType, mimes } from 'hono/utils/mime';

const known = { ...mimes, vcf: 'text/vcard; charset=utf-8' };

export function mediaTypeOf(file: string): string {
  // Apple's file has no extension, and iOS expects JSON.
  if (file.endsWith('apple-app-site-association')) return 'application/json';
  return getMimeType(file, known) ?? 'application/octet-stream';
}

export const isCompressible = (file: string) => COMPRESSIBLE_CONTENT_TYPE_REGEX.test(mediaTypeOf(file));
