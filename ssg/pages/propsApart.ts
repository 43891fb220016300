import { addAsset, type Files } from '../lib/publishedFiles.ts';

const characters: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };

/**
 * Puts the islands' props into files of their own, which are asked for when an island wakes (islands/loader.ts): in the
 * page they would cost a kilobyte of its first flight, and are nothing that anybody sees.
 */
export const propsApart = (html: string, files: Files): string =>
  html.replace(/ data-props="([^"]*)"/g, (_, props: string) => {
    const json = props.replace(/&(\w+|#x27);/g, (entity, name: string) => characters[name] ?? entity);
    return ` data-props="${addAsset(files, 'props', '.json', json)}"`;
  });
