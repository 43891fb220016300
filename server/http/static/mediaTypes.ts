import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';

export function mediaTypeOf(file: string): string {
  // Apple's file has no extension, and iOS expects JSON.
  if (file.endsWith('apple-app-site-association')) return 'application/json';
  return getMimeType(file) ?? 'application/octet-stream';
}

export const isCompressible = (file: string) => COMPRESSIBLE_CONTENT_TYPE_REGEX.test(mediaTypeOf(file));
