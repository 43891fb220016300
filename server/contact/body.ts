/** More than the form's limits, so that a message that is too long can be read and shown with its error. */
const maxBytes = 256 * 1024;
/** A client that is cut off while sending might never see the response. Equals client_max_body_size in nginx.conf. */
const maxReadBytes = 2 * maxBytes;

export type Input = Record<string, unknown>;

const parsers: Record<string, (request: Request) => Promise<unknown>> = {
  'application/json': (request) => request.json(),
  // request.formData() takes three times as long.
  'application/x-www-form-urlencoded': async (request) => Object.fromEntries(new URLSearchParams(await request.text())),
  'multipart/form-data': async (request) => Object.fromEntries(await request.formData()),
};

function contentTypeOf(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/** hono's bodyLimit is not used, because on Node it answers 500 if Content-Length is missing. */
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
    // Half a form may look valid, so a broken connection leaves an empty body, which is never valid.
    return new Blob();
  }
  return size > maxBytes ? undefined : new Blob(parts);
}

export const isForm = (request: Request) => /form/.test(contentTypeOf(request));
export const isSupportedType = (request: Request) => Object.hasOwn(parsers, contentTypeOf(request));

export async function parseInput(request: Request): Promise<Input | undefined> {
  try {
    const input = await parsers[contentTypeOf(request)]?.(request);
    return typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : undefined;
  } catch {
    return undefined;
  }
}
