import { readFileSync } from 'node:fs';

const cure = 'Save it again as UTF-8: in VS Code press UTF-16 or the like in the bar below, then "Save with encoding".';

/** A file's text, or why it cannot be read as text: letters that another encoding wrote would be published as garbage. */
export function textIn(file: string): { text: string } | { mistakes: string[] } {
  const bytes = readFileSync(file);
  const isWide = [0xfffe, 0xfeff].includes(bytes.length > 1 ? bytes.readUInt16BE(0) : 0) || bytes.includes(0);
  if (isWide) return { mistakes: [`${file}:1 is saved as UTF-16.\n  ${cure}`] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const line = lineOfFirstWrong(bytes);
    return {
      mistakes: [`${file}:${line} is not saved as UTF-8, so its accents and quotes would be garbage.\n  ${cure}`],
    };
  }
}

function lineOfFirstWrong(bytes: Buffer): number {
  const lenient = bytes.toString('utf8');
  return lenient.slice(0, lenient.indexOf('\ufffd')).split('\n').length;
}
