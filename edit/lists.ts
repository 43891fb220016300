import { isNode } from 'yaml';
import { noPhoto } from '../site/pictures/drawn.ts';
import { Drafts, placeOf, translationsOf } from './drafts.ts';
import { fieldsOf, valueFor } from './fields.ts';
import type { Field, ListChange } from './messages.ts';
import { writeDrafts } from './save.ts';
import { withItems } from './yaml.ts';

/** Changes a list in all languages at once, so that each item has the same place everywhere. */
export function changeList({ id, index, action }: ListChange): void {
  const drafts = new Drafts();
  const added = action === 'add' ? index + 1 : undefined;
  for (const list of [id, ...translationsOf(id)]) {
    const { file, path } = placeOf(list);
    drafts.set(
      file,
      withItems(drafts.text(file), path, (items) => arranged(items, index, action)),
    );
    for (const field of added ? fieldsBelow(`${list}.${added}`, drafts) : []) makeExample(field, drafts);
  }
  writeDrafts(drafts, `${id}.${added ?? index}`);
}

function arranged(items: readonly unknown[], index: number, action: ListChange['action']): unknown[] {
  const item = items[index];
  const others = items.toSpliced(index, 1);
  if (action === 'remove') return others;
  if (action === 'add') return items.toSpliced(index + 1, 0, isNode(item) ? item.clone() : item);
  return others.toSpliced(action === 'up' ? index - 1 : index + 1, 0, item);
}

const fieldsBelow = (id: string, drafts: Drafts) =>
  fieldsOf(drafts, [id.split('.')[0] ?? '']).fields.filter((field) => `${field.id}.`.startsWith(`${id}.`));

/** A new item gets the schema's examples, no face and no proof, and a sample mark where the schema has one. */
function makeExample({ id, format, value, example }: Field, drafts: Drafts): void {
  if (format === 'picture') drafts.put(id, noPhoto);
  else if (['string', 'email', 'integer', 'boolean'].includes(format)) {
    if (value !== '' || format === 'boolean') drafts.put(id, valueFor({ format }, example));
  } else if (value !== '' && format !== 'other') drafts.put(id, '');
}
