import { type Document, isSeq, parseDocument, visit } from 'yaml';

export type Path = readonly (string | number)[];
export type Value = string | number | boolean | undefined;

/** A file as a tree that keeps its comments, quotes and order. */
export function parseYaml(source: string): Document {
  const document = parseDocument(source);
  // Writes lists on one line as [a, b]; the library's option would change { a: b } as well.
  visit(document, {
    Seq(_, list) {
      const write = list.toString.bind(list);
      list.toString = (...context) => write(...context).replace(/^\[ (.*) \]$/s, '[$1]');
    },
  });
  return document;
}

export const printYaml = (document: Document): string => document.toString({ lineWidth: 0 });

/** A missing field is added behind the last of its group; undefined removes it. */
export function withValue(source: string, path: Path, value: Value): string {
  const document = parseYaml(source);
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, value);
  return printYaml(document);
}

export function withItems(source: string, path: Path, change: (items: unknown[]) => unknown[]): string {
  const document = parseYaml(source);
  const list = document.getIn(path);
  if (!isSeq(list)) throw new Error(`${path.join('.')} is no list.`);
  list.items = change(list.items);
  return printYaml(document);
}
