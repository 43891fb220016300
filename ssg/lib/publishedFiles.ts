import { hash } from 'node:crypto';

export type Files = Map<string, Uint8Array | string>;

export function addAsset(files: Files, name: string, extension: string, bytes: Uint8Array | string): string {
  const path = `/assets/${name}-${hash('sha256', bytes, 'base64url').slice(0, 8)}${extension}`;
  files.set(path, bytes);
  return path;
}

const attributeEntities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };

/** The islands' props become files, because in the page they would take a kilobyte. */
export const movePropsToFiles = (html: string, files: Files): string =>
  html.replace(/ data-props="([^"]*)"/g, (_, props: string) => {
    const json = props.replace(/&(\w+|#x27);/g, (entity, name: string) => attributeEntities[name] ?? entity);
    return ` data-props="${addAsset(files, 'props', '.json', json)}"`;
  });
