import { isNode, isSeq, parseDocument, type YAMLSeq } from 'yaml';
import { lastCharacter, lineEnd, lineStart, type Path } from './splice.ts';

/** Doubles an item of a list, with the comments that belong to it. The copy stands behind it. */
export const withCopy = (source: string, list: Path, index: number): string =>
  change(source, list, (items) => items.toSpliced(index + 1, 0, items[index] ?? ''));

export const withoutItem = (source: string, list: Path, index: number): string =>
  change(source, list, (items) => items.toSpliced(index, 1));

export const withItemMoved = (source: string, list: Path, from: number, to: number): string =>
  change(source, list, (items) => items.toSpliced(from, 1).toSpliced(to, 0, items[from] ?? ''));

/** A list is cut into the texts of its items; what stands before, between and behind them stays where it is. */
function change(source: string, path: Path, arrange: (items: string[]) => string[]): string {
  const list = parseDocument(source).getIn(path, true);
  if (!isSeq(list) || !list.range || list.items.length === 0) throw new Error(`${path.join('.')} is no list of items.`);
  if (list.flow) {
    const { ranges, first, last } = flowItems(list);
    const items = arrange(ranges.map(([start, end]) => source.slice(start, end)));
    return source.slice(0, first) + items.join(', ') + source.slice(last);
  }
  const { starts, end } = blockItems(source, list);
  const whole = source.endsWith('\n') ? source : `${source}\n`;
  const stop = Math.min(end, whole.length) || whole.length;
  const items = arrange(starts.map((start, index) => whole.slice(start, starts[index + 1] ?? stop)));
  return whole.slice(0, starts[0]) + items.join('') + whole.slice(stop);
}

function flowItems(list: YAMLSeq) {
  const ranges = list.items.map((item): [number, number] =>
    isNode(item) && item.range ? [item.range[0], item.range[1]] : [0, 0],
  );
  return { ranges, first: ranges[0]?.[0] ?? 0, last: ranges.at(-1)?.[1] ?? 0 };
}

/** Each item begins with the comments right above its hyphen; those above the first belong to the whole list. */
function blockItems(source: string, list: YAMLSeq) {
  const starts = list.items.map((item, index) => {
    let start = lineStart(source, isNode(item) ? (item.range?.[0] ?? 0) : 0);
    while (index > 0) {
      const above = lineStart(source, start - 1);
      if (!/^\s*#/.test(source.slice(above, start))) break;
      start = above;
    }
    return start;
  });
  const end = lineEnd(source, lastCharacter(list));
  return { starts, end: source.endsWith('\n') ? end : end + 1 };
}
