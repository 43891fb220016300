import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

const cure = 'Save it again as UTF-8: in VS Code press UTF-16 or the like in the bar below, then "Save with encoding".';

/** A file's text, or why it cannot be read as text: letters that another encoding wrote would be published as garbage. */
export function textIn(file: string): { text: string } | { mistakes: string[] } {
  const bytes = readFileSync(file);
  // UTF-16 writes every ASCII letter with a zero byte.
  if (bytes.includes(0)) return { mistakes: [`${file}:1 is saved as UTF-16.\n  ${cure}`] };
  const text = new TextDecoder().decode(bytes);
  if (isUtf8(bytes)) return { text };
  const line = text.slice(0, text.indexOf('\ufffd')).split('\n').length;
  return {
    mistakes: [`${file}:${line} is not saved as UTF-8, so its accents and quotes would be garbage.\n  ${cure}`],
  };
}
