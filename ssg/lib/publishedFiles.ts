import { hash } from 'node:crypto';

/** The files to publish: their content by path, such as /robots.txt. */
export type Files = Map<string, Uint8Array | string>;

/** Adds a file under a path with a hash of its content, and returns the path. */
export function addAsset(files: Files, name: string, extension: string, bytes: Uint8Array | string): string {
  const path = `/assets/${name}-${hash('sha256', bytes, 'base64url').slice(0, 8)}${extension}`;
  files.set(path, bytes);
  return path;
}

/** The entities that React writes in attributes. */
const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };

/** Moves the islands' props into files, which islands/loader.ts fetches. In the page they would take a kilobyte. */
export const movePropsToFiles = (html: string, files: Files): string =>
  html.replace(/ data-props="([^"]*)"/g, (_, props: string) => {
    const json = props.replace(/&(\w+|#x27);/g, (entity, name: string) => entities[name] ?? entity);
    return ` data-props="${addAsset(files, 'props', '.json', json)}"`;
  });
