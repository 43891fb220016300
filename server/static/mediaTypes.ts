import { extname } from 'node:path';

type MediaType = { type: string; compressible: boolean };

const text = (type: string): MediaType => ({ type, compressible: true });
const packed = (type: string): MediaType => ({ type, compressible: false });

const byExtension: Record<string, MediaType> = {
  '.avif': packed('image/avif'),
  '.css': text('text/css; charset=utf-8'),
  '.gif': packed('image/gif'),
  '.html': text('text/html; charset=utf-8'),
  '.ico': text('image/x-icon'),
  '.jpg': packed('image/jpeg'),
  '.js': text('text/javascript; charset=utf-8'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.pdf': packed('application/pdf'),
  '.png': packed('image/png'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain; charset=utf-8'),
  '.vcf': text('text/vcard; charset=utf-8'),
  '.webmanifest': text('application/manifest+json'),
  '.webp': packed('image/webp'),
  '.woff2': packed('font/woff2'),
  '.xml': text('application/xml'),
};

export function mediaTypeOf(file: string): MediaType {
  // Apple's file has no ending, and iOS wants it as JSON.
  if (file.endsWith('apple-app-site-association')) return text('application/json');
  return byExtension[extname(file).toLowerCase()] ?? packed('application/octet-stream');
}
