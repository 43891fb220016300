/** Ten times the longest message, so that one that is too long can be shown again with its error. */
const maxBytes = 256 * 1024;

export type Input = Record<string, unknown>;
type BodyProblem = { status: 400 | 413 | 415; failure: 'unreadable' | 'tooLarge' };
type Body = { input: Input } | BodyProblem;

const unreadable: BodyProblem = { status: 400, failure: 'unreadable' };
const unknownType: BodyProblem = { status: 415, failure: 'unreadable' };
const tooLarge: BodyProblem = { status: 413, failure: 'tooLarge' };

type Decode = (bytes: Uint8Array<ArrayBuffer>, contentType: string) => Promise<unknown>;

const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

const decoders: Record<string, Decode> = {
  'application/json': async (bytes) => JSON.parse(text(bytes)),
  'application/x-www-form-urlencoded': async (bytes) => firstOfEach(new URLSearchParams(text(bytes))),
  'multipart/form-data': async (bytes, type) =>
    firstOfEach(await new Response(bytes, { headers: { 'Content-Type': type } }).formData()),
};

const typeOf = (request: Request) => request.headers.get('content-type') ?? '';
const nameOf = (contentType: string) => (contentType.split(';')[0] ?? '').trim().toLowerCase();

export const isForm = (request: Request) => /form/.test(nameOf(typeOf(request)));

export async function readBody(request: Request): Promise<Body> {
  const contentType = typeOf(request);
  const decode = Object.hasOwn(decoders, nameOf(contentType)) ? decoders[nameOf(contentType)] : undefined;
  if (!decode || (request.headers.get('content-encoding') ?? 'identity') !== 'identity') return unknownType;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return tooLarge;
  try {
    const bytes = await readBytes(request);
    if (!bytes) return tooLarge;
    const input = await decode(bytes, contentType);
    return typeof input === 'object' && input !== null && !Array.isArray(input) ? { input: { ...input } } : unreadable;
  } catch {
    return unreadable;
  }
}

/** Undefined when the body exceeds the limit, whatever Content-Length claims. */
async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function firstOfEach(form: FormData | URLSearchParams): Input {
  const input: Input = Object.create(null);
  for (const [name, value] of form) input[name] ??= value;
  return input;
}
