import { inWords } from '../../content/schema/inWords.ts';
import { type Path, type Problem, type Rule, visit } from './siteToLaunch.ts';

const group = 'Sample material';

/** People, quotes, phones, addresses and links that were made up to show the site. */
export const samples: Rule = ({ files }) =>
  files.flatMap(({ kind, data, at }) => {
    const problems: Problem[] = [];
    visit(data, (value, path) => {
      if (!isSample(value)) return;
      const told = path.length > 0 ? `${inWords(path)} (${nameOf(value)})` : `${inWords([kind])}: all of it`;
      const what = `${told} is a sample`;
      const todo = 'Put the real one in its place, then take its mark away: sample.';
      problems.push({ group, ...at([...path, 'sample']), what, todo });
    });
    return problems;
  });

/** Sample material whose mark was removed before the material was. */
const invented = [
  { pattern: /\.example\b|example\.(com|org|net)\b/i, is: 'an address that nobody can own' },
  { pattern: /\bcontoh\b/i, is: 'a street called "example"' },
  { pattern: /\b(0000|555[\s-]?0\d{3}|5550)\b/, is: 'a made-up phone number' },
];

/** Only where facts stand: a form may well say "like name@example.com". */
const holdsFacts = (kind: string, path: Path) =>
  kind === 'facts' || path.at(-1) === 'url' || (kind === 'about' && path.at(-1) === 'email');

export const unmarkedSamples: Rule = ({ files }) =>
  files.flatMap(({ kind, data, at: place }) => {
    const problems: Problem[] = [];
    const marked: string[] = [];
    visit(data, (value, path) => {
      const at = path.join('.');
      if (isSample(value)) marked.push(at);
      if (typeof value !== 'string' || !holdsFacts(kind, path) || marked.some((one) => at.startsWith(`${one}.`)))
        return;
      const found = invented.find(({ pattern }) => pattern.test(value));
      if (!found) return;
      const what = `${inWords(path)} holds ${found.is}: ${value}`;
      problems.push({ group, ...place(path), what, todo: 'Put the real one in its place.' });
    });
    return problems;
  });

const isSample = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && 'sample' in value && value.sample === true;

function nameOf(value: object): string {
  const { name, text, url } = value as { name?: unknown; text?: unknown; url?: unknown };
  return String(name ?? text ?? url ?? 'unnamed');
}
