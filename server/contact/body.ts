/** Ten times the longest message, so that one that is too long can be shown again with its error. */
export const maxBytes = 256 * 1024;

export type Input = Record<string, unknown>;

const typeOf = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

export const isForm = (request: Request) =>
  ['application/x-www-form-urlencoded', 'multipart/form-data'].includes(typeOf(request));

export const isReadable = (request: Request) => isForm(request) || typeOf(request) === 'application/json';

/** Undefined for a body without fields. The first of two fields with the same name counts. */
export async function readInput(request: Request): Promise<Input | undefined> {
  try {
    const input: unknown = isForm(request)
      ? Object.fromEntries([...(await request.formData())].reverse())
      : await request.json();
    return typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : undefined;
  } catch {
    return undefined;
  }
}
