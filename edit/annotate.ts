import { amountsIn } from '../content/schema/amounts.ts';
import type { Field } from './messages.ts';

/** Characters of Unicode's private use area, one for each field. */
const firstMark = 0xe000;
const marks = /[\ue000-\uf8ff]/g;

/** The mark goes before the full stop, because pages look for a full stop at the end. */
export const withMark = (text: string, index: number) =>
  text.replace(/(?=[.!?]*$)/, String.fromCharCode(firstMark + index));

/** Edited together, because a press belongs to the whole element, or it is a drawing. */
const joined = /^<(?:a|button|summary|label|svg)\b|^<[^>]*\bstore-badge\b/;
const picture = /^<[^>]*class="(?:[^"]* )?picture[ "]/;
/** Their accessible names are in All texts; otherwise a click anywhere in them would open those. */
const landmark = /^<(?:body|main|nav|section|header|footer)\b/;
const focusable = /^<(?:a|button|summary)\b/;
const tokensOf = (html: string) => html.split(/(<script\b.*?<\/script>|<style\b.*?<\/style>|<[^>]*>)/s);
/** The visible text, without characters that HTML writes as entities. */
const textOf = (html: string) =>
  html
    .replace(/<(\w+)\b[^>]* hidden=""[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>|&#?\w+;|[&<>"']/g, '')
    .replace(marks, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Adds data-edit to each element with the fields that it shows. Marks can change line breaks and classes, so the marked
 * page is only used to find the fields.
 */
export function annotate(html: string, marked: string, fields: readonly Field[]): string {
  const tokens = tokensOf(marked);
  const brand = fields.find(({ id }) => id === 'facts.name')?.value ?? '';
  const integers = fields.filter(({ format }) => format === 'integer');
  const idsAt = new Map<number, string[]>();
  const texts = new Map(fields.map(({ id, value }) => [id, textOf(value.replaceAll('{name}', brand))]));
  const whole = new Set<number>();
  const open: number[] = [];
  const nearest = (kind: RegExp) => open.findLast((index) => kind.test(tokens[index] ?? ''));
  const add = (index: number | undefined, ids: string[]) => {
    if (index !== undefined && ids.length > 0) idsAt.set(index, [...(idsAt.get(index) ?? []), ...ids]);
  };
  /** A headline may be split into lines; then its field belongs to the element around them. */
  const joinParts = (start: number, end: number) => {
    const [part = 0, ...others] = [...idsAt.keys()].filter((index) => index >= start && !whole.has(index));
    const [id = ''] = idsAt.get(part) ?? [];
    if (others.length > 0 || texts.get(id) !== textOf(tokens.slice(start, end).join(''))) return;
    whole.add(start);
    if (part === start) return;
    idsAt.delete(part);
    add(start, [id]);
  };
  for (const [index, token] of tokens.entries()) {
    if (/^<(script|style|!)/.test(token)) continue;
    const isTag = token.startsWith('<');
    if (/^<\w/.test(token)) open.push(index);
    const text = isTag ? token.replace(/ (?:data-[\w-]+|href)="[^"]*"/g, '') : token;
    const shown = [...text.matchAll(marks)].flatMap(([found]) => fields[found.charCodeAt(0) - firstMark] ?? []);
    const ids = shown.map(({ id }) => id);
    if (!isTag) add(nearest(joined) ?? open.at(-1), [...amountIn(text, shown, integers), ...ids]);
    else if (!landmark.test(token)) add(nearest(picture) ?? nearest(joined) ?? open.at(-1), ids);
    if (isTag && /^<\/|\/>$/.test(token)) joinParts(open.pop() ?? 0, index);
  }
  const plain = tokensOf(html);
  const result = plain.length === tokens.length ? plain : tokens;
  for (const [index, ids] of idsAt) {
    const token = result[index] ?? '';
    const attributes = `data-edit="${[...new Set(ids)].join(' ')}"${focusable.test(token) ? '' : ' tabindex="0"'}`;
    result[index] = token.replace(/(?=\/?>$)/, ` ${attributes}`);
  }
  return result.join('').replace(marks, '');
}

/** An amount that is filled in, or that stands alone in a picture, is a field of its own. */
function amountIn(text: string, shown: readonly Field[], integers: readonly Field[]): string[] {
  const isFilledIn = shown.length === 0 || shown.some(({ value }) => value.includes('{'));
  const amounts = isFilledIn ? amountsIn(text) : [];
  const found = integers.find(({ value }) => amounts.includes(Number(value)));
  return found ? [found.id] : [];
}
