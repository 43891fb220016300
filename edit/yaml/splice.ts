import { CST, type Document, isMap, isNode, isPair, isScalar, isSeq, type Node, parseDocument } from 'yaml';

/** The way to a value in a file: ['team', 'members', 0, 'name']. */
export type Path = readonly (string | number)[];
export type Value = string | number | boolean | undefined;

/**
 * Puts a value into a content file and leaves every other character of it alone: comments, order, quotes, line breaks.
 * A field that is not there yet is added after the last of its group; undefined takes it away.
 */
export function withValue(source: string, path: Path, value: Value): string {
  const document = parseDocument(source);
  const node = document.getIn(path, true);
  if (value === undefined) return isNode(node) ? withoutField(source, path) : source;
  const flow = inFlow(document, path);
  if (!isScalar(node) || !node.range) return withField(source, document, path, value, flow);
  const [start, end] = node.range;
  const written = source.slice(start, end);
  const style = written.startsWith('"') ? 'QUOTE_DOUBLE' : written.startsWith("'") ? 'QUOTE_SINGLE' : 'PLAIN';
  const isBlock = written.endsWith('\n');
  const put = (type: Style) =>
    `${source.slice(0, start)}${scalar(value, type, flow)}${isBlock ? '\n' : ''}${source.slice(end)}`;
  return read(put(style), path) === value ? put(style) : put('QUOTE_DOUBLE');
}

type Style = 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE';

export const read = (source: string, path: Path): unknown => parseDocument(source).getIn(path);

const scalar = (value: Exclude<Value, undefined>, type: Style, flow: boolean): string =>
  typeof value === 'string'
    ? // As a key it has to stay on its line, which is what we want of a value.
      CST.createScalarToken(value, { implicitKey: true, indent: 0, inFlow: flow, type: value ? type : 'QUOTE_DOUBLE' })
        .source
    : String(value);

/** Words with a comma or a bracket need quotes within { } and [ ]. */
function inFlow(document: Document, path: Path): boolean {
  return path.some((_, depth) => {
    const parent = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
    return (isMap(parent) || isSeq(parent)) && parent.flow === true;
  });
}

function withField(
  source: string,
  document: Document,
  path: Path,
  value: Exclude<Value, undefined>,
  flow: boolean,
): string {
  const parent = document.getIn(path.slice(0, -1), true);
  const key = path.at(-1);
  if (!isMap(parent) || !parent.range || typeof key !== 'string')
    throw new Error(`There is no group ${path.slice(0, -1).join('.')} to put ${String(key)} into.`);
  const put = (type: Style) => {
    const field = `${key}: ${scalar(value, type, flow)}`;
    if (parent.flow) {
      const brace = source.lastIndexOf('}', (parent.range?.[1] ?? 0) - 1);
      const before = source.slice(0, brace).trimEnd();
      return `${before}${parent.items.length > 0 ? ', ' : ' '}${field} ${source.slice(brace)}`;
    }
    const end = lineEnd(source, lastCharacter(parent));
    const text = source.slice(0, end);
    return `${text}${text.endsWith('\n') ? '' : '\n'}${' '.repeat(columnOf(source, parent))}${field}\n${source.slice(end)}`;
  };
  return read(put('PLAIN'), path) === value ? put('PLAIN') : put('QUOTE_DOUBLE');
}

function withoutField(source: string, path: Path): string {
  const parent = parseDocument(source).getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return source;
  const at = parent.items.findIndex(({ key }) => isScalar(key) && key.value === path.at(-1));
  const { key, value } = parent.items[at] ?? {};
  if (!isNode(key) || !isNode(value)) return source;
  const [start, end] = [key.range?.[0] ?? 0, lastCharacter(value)];
  if (!parent.flow) {
    // The first field of a list's item stands behind its hyphen, which stays for the next one.
    const line = lineStart(source, start);
    const isFirstOfItem = source.slice(line, start).includes('-');
    const next = parent.items[at + 1]?.key;
    if (isFirstOfItem && isNode(next)) return source.slice(0, start) + source.slice(next.range?.[0]);
    return source.slice(0, line) + source.slice(lineEnd(source, end));
  }
  const next = parent.items[at + 1]?.key;
  if (isNode(next)) return source.slice(0, start) + source.slice(next.range?.[0]);
  return source.slice(0, start).replace(/,?\s*$/, ' ') + source.slice(end).trimStart();
}

/** Behind the last character of a group that is not a comment or a space. */
export function lastCharacter(node: Node): number {
  if ((isMap(node) || isSeq(node)) && !node.flow) {
    const last = node.items.at(-1);
    const inner = isPair(last) ? (last.value ?? last.key) : last;
    if (isNode(inner)) return lastCharacter(inner);
  }
  return node.range?.[1] ?? 0;
}

export const lineStart = (source: string, at: number) => source.lastIndexOf('\n', at - 1) + 1;
/** Behind the line break of the line on which this character stands. */
export function lineEnd(source: string, at: number): number {
  const found = source.indexOf('\n', source[at - 1] === '\n' ? at - 1 : at);
  return found < 0 ? source.length : found + 1;
}
const columnOf = (source: string, node: Node) => (node.range?.[0] ?? 0) - lineStart(source, node.range?.[0] ?? 0);
