import { ask, type Question } from './ask.ts';

/** Pages in every coding, what the home page loads, and all that crawlers, browsers and scanners send besides. */
export async function makeMix(url: string, messages: boolean): Promise<(Question & { expected: number })[]> {
  const home = await (await fetch(url)).text();
  const assets = [...new Set(home.match(/\/assets\/[\w.-]+/g))];
  const br = { 'Accept-Encoding': 'br' };
  const { headers } = await ask(url, { path: '/', headers: br }, false);
  return [
    ...['br', 'gzip', 'identity'].flatMap((coding) =>
      ['/', '/about', '/article', '/feature'].map((path) => ({
        path,
        headers: { 'Accept-Encoding': coding },
        expected: 200,
      })),
    ),
    ...assets.map((path) => ({ path, headers: br, expected: 200 })),
    { path: '/', headers: { ...br, 'If-None-Match': headers.etag ?? '' }, expected: 304 },
    { path: '/?campaign=tuesday', method: 'HEAD', expected: 200 },
    { path: '/', method: 'TRACE', expected: 405 },
    { path: '/about/', expected: 301 },
    { path: '/wp-login.php', expected: 404 },
    { path: '/..%2f..%2fetc/passwd', expected: 404 },
    { path: '/%', expected: 400 },
    { path: `/${'a'.repeat(20_000)}`, expected: 431 },
    { path: '/api/health', expected: 200 },
    { path: '/about?sent=AAAA-AAAA', expected: 200 },
    { ...contact({ email: 'nobody' }), expected: 422 },
    ...(messages ? [{ ...contact({}), expected: 201 }] : []),
  ];
}

function contact(changed: Record<string, string>): Question {
  return {
    path: '/api/contact',
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({
      name: 'Ayu',
      email: 'ayu@example.com',
      message: 'Is there a place on Tuesday?',
      ...changed,
    }),
  };
}
