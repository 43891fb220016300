// Cloudflare's own command line, as deploy/worker/package.json has it.
const tool = 'deploy/worker/node_modules/wrangler/bin/wrangler.js';

/** What node is given to run it with these words: on the real worker, unless they name the preview. */
export function wranglerArgs(words) {
  const environment = words.some((word) => /^(-e|--env)\b/.test(word)) ? [] : ['--env='];
  return [tool, ...words, ...environment, '-c', 'deploy/worker/wrangler.json'];
}

export const wranglerEnvironment = () => ({ ...process.env, WRANGLER_SEND_METRICS: 'false' });
