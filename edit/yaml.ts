import { CST, isNode, isScalar, parseDocument, Scalar, stringify } from 'yaml';

/** The way to a value in a file: ['team', 'members', 0, 'name']. */
export type Path = readonly (string | number)[];
export type Value = string | number | boolean | undefined;

const nodeAt = (source: string, path: Path) => parseDocument(source, { keepSourceTokens: true }).getIn(path, true);
export const read = (source: string, path: Path): unknown => parseDocument(source).getIn(path);

/** A field that is not there yet is added after the last of its group; undefined takes it away. */
export function withValue(source: string, path: Path, value: Value): string {
  const [group, key] = [path.slice(0, -1), String(path.at(-1))];
  if (value === undefined) return arrange(source, group, (fields, keys) => fields.toSpliced(keys.indexOf(key), 1));
  const node = nodeAt(source, path);
  if (!isScalar(node) || !node.range) {
    const added = arrange(source, group, (fields) => [...fields, `${key}: x`]);
    return withValue(added, path, value);
  }
  const [start, end] = node.range;
  const isBlock = node.type?.startsWith('BLOCK');
  const put = (type: Scalar['type']) => {
    const text = stringify(Object.assign(new Scalar(value), { type }), { lineWidth: 0 });
    return source.slice(0, start) + (isBlock ? text : text.trimEnd()) + source.slice(end);
  };
  const written = put(isBlock || typeof value !== 'string' ? 'PLAIN' : node.type);
  // What YAML would read as something else wants quotes, as a comma between braces.
  return read(written, path) === value ? written : put('QUOTE_DOUBLE');
}

/** Cuts a list or a group into the texts of its items; what stands before and behind all of them stays where it is. */
export function arrange(text: string, path: Path, change: (items: string[], keys: string[]) => string[]): string {
  const source = text.replace(/\n?$/, '\n');
  const node = nodeAt(source, path);
  const group = isNode(node) ? node.srcToken : undefined;
  if (!CST.isCollection(group)) throw new Error(`${path.join('.')} is no list and no group.`);
  const items = group.items.filter(({ key, value }) => key ?? value);
  const keys = items.map(({ key }) => (CST.isScalar(key) ? key.source : ''));
  const texts = items.map((item) => CST.stringify(item));
  const old = texts.join('');
  const isFlow = group.type === 'flow-collection';
  const start = isFlow ? source.indexOf(old, group.offset) : source.lastIndexOf(old, group.offset);
  const [, open, close] = /^(\s*).*?(\s*)$/s.exec(old) ?? [];
  if (isFlow) {
    const parts = texts.map((item) => item.replace(/^[,\s]+/, '').trimEnd());
    return source.slice(0, start) + open + change(parts, keys).join(', ') + close + source.slice(start + old.length);
  }
  const indent = ' '.repeat(group.indent);
  const lines = change([indent + (texts.shift() ?? ''), ...texts], keys);
  const whole = lines.map((item) => (item.endsWith('\n') ? item : `${indent}${item}\n`)).join('');
  // The first one's indentation belongs to what stands before it.
  return source.slice(0, start) + whole.trimStart() + source.slice(start + old.length);
}
