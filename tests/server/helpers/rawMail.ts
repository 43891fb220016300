export function readMail(raw: string) {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const lines = [...head.replace(/\r\n[ \t]+/g, ' ').matchAll(/^(\S+): (.*)$/gm)];
  const headers = Object.fromEntries(lines.map(([, name = '', text = '']) => [name.toLowerCase(), decodeHeader(text)]));
  return { headers, text: decode(body.join('\r\n\r\n'), headers['content-transfer-encoding']) };
}

/** Decodes a header such as =?utf-8?B?QXl1?= (RFC 2047); spaces between two such encoded words do not count. */
const decodeHeader = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b' ? decode(text, 'base64') : decode(text.replaceAll('_', ' '), 'quoted-printable'),
    );

function decode(text: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
