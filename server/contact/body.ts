/** Far more than a valid message needs. So a message above the form's limits is read too, and the page with the error shows it again. */
const maxBytes = 256 * 1024;
/**
 * A body that is too large is read up to this size before it is refused: if the connection closed while the client still
 * sends, the client might never see the response. The same as client_max_body_size in deploy/nginx.conf.
 */
const maxReadBytes = 2 * maxBytes;

export type Input = Record<string, unknown>;

const parsers: Record<string, (request: Request) => Promise<unknown>> = {
  'application/json': (request) => request.json(),
  // request.formData() takes three times as long to parse this type.
  'application/x-www-form-urlencoded': async (request) => Object.fromEntries(new URLSearchParams(await request.text())),
  'multipart/form-data': async (request) => Object.fromEntries(await request.formData()),
};

function contentTypeOf(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/** Undefined if the body is too large. hono's bodyLimit is not used: on Node it answers 500 if Content-Length is missing. */
export async function readBody({ body }: Request): Promise<Blob | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body?.getReader();
  try {
    while (size <= maxReadBytes) {
      const part = await reader?.read();
      if (!part?.value) break;
      size += part.value.length;
      parts.push(part.value);
    }
  } catch {
    // The connection broke. Half a form may look valid, so an empty body, which is never valid, takes its place.
    return new Blob();
  }
  return size > maxBytes ? undefined : new Blob(parts);
}

/** The two content types of HTML forms contain "form"; `application/json` does not. */
export const isForm = (request: Request) => /form/.test(contentTypeOf(request));
export const isSupportedType = (request: Request) => Object.hasOwn(parsers, contentTypeOf(request));

/** Undefined if the body is not a set of fields. */
export async function parseInput(request: Request): Promise<Input | undefined> {
  try {
    const input = await parsers[contentTypeOf(request)]?.(request);
    return typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : undefined;
  } catch {
    return undefined;
  }
}
