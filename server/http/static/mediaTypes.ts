import { getMimeType } from 'hono/utils/mime';

export function mediaTypeOf(file: string): string {
  // Apple's file has no extension, and iOS expects JSON.
  if (file.endsWith('apple-app-site-association')) return 'application/json';
  return getMimeType(file) ?? 'application/octet-stream';
}
