/** Far more than 5,000 characters need, so that a message that is too long can be shown again with its error. */
export const maxBytes = 256 * 1024;

export type Input = Record<string, unknown>;

const readers: Record<string, (request: Request) => Promise<unknown>> = {
  'application/json': (request) => request.json(),
  // request.formData() takes three times as long to parse this type.
  'application/x-www-form-urlencoded': async (request) => Object.fromEntries(new URLSearchParams(await request.text())),
  'multipart/form-data': async (request) => Object.fromEntries(await request.formData()),
};

function contentTypeOf(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/** Both content types of HTML forms contain the word "form". */
export const isForm = (request: Request) => /form/.test(contentTypeOf(request));
export const isSupportedType = (request: Request) => Object.hasOwn(readers, contentTypeOf(request));

/** Undefined if the body is not a set of fields. */
export async function readInput(request: Request): Promise<Input | undefined> {
  try {
    const input = await readers[contentTypeOf(request)]?.(request);
    return typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : undefined;
  } catch {
    return undefined;
  }
}
