import { readFileSync } from 'node:fs';
import { minify, transformWithOxc } from 'vite';

/** A script of the site as short as it gets, to stand in the pages themselves. Its names stay its own. */
export async function inlineScript(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const short = await minify(file.replace(/ts$/, 'js'), `{${code}}`, { compress: { target: 'es2022' } });
  return short.code;
}
