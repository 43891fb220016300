import type { Coding } from '../../server/http/static/encodings.ts';

type Headers = Record<string, string>;

/**
 * Where the files stand that only the worker may fetch. What lies beside it, the assets, the runtime sends by itself.
 */
export const hidden = '/_site';

/** One file with all that is sent with it. The build writes it, so that the worker has nothing to work out. */
export type File = {
  isDocument: boolean;
  type: string;
  lastModified: string;
  caching: Headers;
  security: Headers;
  variants: { coding: Coding; name: string; etag: string; size: number }[];
  languages: Record<string, File>;
};
export type Files = {
  entries: Record<string, File>;
  notFound: File;
  /** Of answers without a file. */
  security: Headers;
};
