import { readFileSync } from 'node:fs';
import { minify, transformWithOxc } from 'vite';

/** A script of the site, minified, to stand in the pages. The block around it keeps its names from being global. */
export async function inlineScript(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const short = await minify(file.replace(/ts$/, 'js'), `{${code}}`, { compress: { target: 'es2022' } });
  return short.code;
}
