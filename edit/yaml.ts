import { Composer, CST, isNode, Parser, parseDocument } from 'yaml';

/** The way to a value in a file: ['team', 'members', 0, 'name']. */
export type Path = readonly (string | number)[];
export type Value = string | number | boolean | undefined;

export const read = (source: string, path: Path): unknown => parseDocument(source).getIn(path);

/** A file as YAML's own pieces, down to each space and comment: what is not touched is written as it was. */
function opened(source: string) {
  const pieces = [...new Parser().parse(source.endsWith('\n') ? source : `${source}\n`)];
  const [document] = new Composer({ keepSourceTokens: true }).compose(pieces);
  const at = (path: Path): CST.Token | undefined => {
    const node = document?.getIn(path, true);
    return isNode(node) ? node.srcToken : undefined;
  };
  return { at, written: () => pieces.map((piece) => CST.stringify(piece)).join('') };
}

/** A field that is not there yet is added after the last of its group; undefined takes it away. */
export function withValue(source: string, path: Path, value: Value): string {
  const [group, key] = [path.slice(0, -1), String(path.at(-1))];
  if (value === undefined) return arrange(source, group, (fields, keys) => fields.toSpliced(keys.indexOf(key), 1));
  const put = (quoted?: 'QUOTE_DOUBLE') => {
    const { at, written } = opened(source);
    const token = at(path);
    if (!CST.isScalar(token)) return undefined;
    const isBare = token.type === 'block-scalar' || typeof value !== 'string';
    const type = quoted ?? (isBare ? 'PLAIN' : undefined);
    // As a key it has to stay on its line, which is what we want of a value.
    CST.setScalarValue(token, String(value), { implicitKey: true, ...(type && { type }) });
    return written();
  };
  const written = put();
  if (written === undefined)
    return withValue(
      arrange(source, group, (fields) => [...fields, `${key}: x`]),
      path,
      value,
    );
  // What YAML would read as something else wants quotes: yes, nothing at all, a comma between braces.
  return read(written, path) === value ? written : (put('QUOTE_DOUBLE') ?? written);
}

/** Cuts a list or a group into the texts of its items; what stands before and behind all of them stays where it is. */
export function arrange(source: string, path: Path, change: (items: string[], keys: string[]) => string[]): string {
  const { at, written } = opened(source);
  const group = at(path);
  if (!CST.isCollection(group)) throw new Error(`${path.join('.')} is no list and no group.`);
  const items = group.items.filter(({ key, value }) => key ?? value);
  const keys = items.map(({ key }) => (CST.isScalar(key) ? key.source : ''));
  const texts = items.map((item) => CST.stringify(item));
  if (group.type === 'flow-collection') {
    const [, open, close] = /^(\s*).*?(\s*)$/s.exec(texts.join('')) ?? [];
    const parts = texts.map((text) => text.replace(/^[,\s]+/, '').trimEnd());
    group.items = [{ start: [piece(`${open}${change(parts, keys).join(', ')}${close}`)] }];
  } else {
    const indent = ' '.repeat(group.indent);
    const lines = change([indent + (texts.shift() ?? ''), ...texts], keys);
    const whole = lines.map((text) => (text.endsWith('\n') ? text : `${indent}${text}\n`)).join('');
    // The first one's indentation belongs to what stands before it.
    const behind = group.items.filter(({ key, value }) => !(key ?? value));
    group.items = [{ start: [piece(whole.trimStart())] }, ...behind] as typeof group.items;
  }
  return written();
}

const piece = (source: string): CST.SourceToken => ({ type: 'space', offset: 0, indent: 0, source });
