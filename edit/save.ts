import { isNode } from 'yaml';
import { languages } from '../content/schema.ts';
import { noPhotoDrawing } from '../site/pictures/drawnPictures.ts';
import { ContentError } from '../ssg/content/content.ts';
import { allFields, ContentFiles, translationsOf, yamlValueOf } from './contentFiles.ts';
import { type Change, type Field, isInside, type ListChange } from './protocol.ts';
import { differences } from './publishing.ts';
import { checkAndWrite } from './undo.ts';
import { withItems } from './yaml.ts';

export function save({ id, was, value }: Change): void {
  const files = new ContentFiles();
  const field = allFields(files).find((each) => each.id === id);
  if (field?.value !== was)
    throw new ContentError(`Somebody else has changed this meanwhile. It now says: ${field?.value || '–'}`);
  const equalTranslations = translationsOf(id).filter((other) => files.valueAt(other) === files.valueAt(id));
  // Translations with the same value change too, but words only if they are unpublished and in the default language.
  const isUnpublished = differences().some((each) => each.id === id);
  const changesTranslations = field.format !== 'string' || (isUnpublished && id.startsWith(`${languages[0]}/`));
  for (const eachId of changesTranslations ? [id, ...equalTranslations] : [id])
    files.setField(eachId, yamlValueOf(field, value));
  checkAndWrite(files, id);
}

export function changeList({ id, index, action }: ListChange): void {
  const files = new ContentFiles();
  const newIndex = index + { add: 1, remove: 0, up: -1, down: 1 }[action];
  const changeItems = (items: unknown[]) => {
    const item = items[index];
    const others = action === 'add' ? items : items.toSpliced(index, 1);
    return action === 'remove' ? others : others.toSpliced(newIndex, 0, isNode(item) ? item.clone() : item);
  };
  for (const list of [id, ...translationsOf(id)]) {
    files.edit(list, (source, path) => withItems(source, path, changeItems));
    for (const field of allFields(files))
      if (action === 'add' && isInside(field.id, `${list}.${newIndex}`)) resetToExample(field, files);
  }
  checkAndWrite(files, `${id}.${newIndex}`);
}

function resetToExample({ id, format, value, example }: Field, files: ContentFiles): void {
  const resetValues: Record<string, string> = { picture: noPhotoDrawing, uri: '', date: '', restricted: value };
  if (value !== '' || format === 'boolean') files.setField(id, yamlValueOf({ format }, resetValues[format] ?? example));
}
