import type { Readable } from 'node:stream';

/** All text that these streams have sent so far. */
export function outputOf(...streams: Readable[]): () => string {
  let text = '';
  for (const stream of streams)
    stream.on('data', (chunk) => {
      text += chunk;
    });
  return () => text;
}
