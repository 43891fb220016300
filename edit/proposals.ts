import { amountsIn, replaceAmounts } from '../content/schema/amounts.ts';
import { type Content, languages } from '../content/schema.ts';
import { amountsOnScreens } from '../ssg/content/amountChecks.ts';
import { ContentFiles, fieldsOf, translationsOf } from './contentFiles.ts';
import type { Change } from './messages.ts';
import { differences, publishedFiles } from './publishing.ts';

/** Old and new amounts, paired by their order. */
const pairs = (old: number[], now: number[]) =>
  old.length === now.length ? old.map((amount, index) => [amount, now[index] ?? amount] as const) : [];

/** Changes for texts that still have what is published: an amount that has changed, or the same words in another language. */
export function proposals(): Change[] {
  const published = publishedFiles();
  const current = new ContentFiles();
  const fields = fieldsOf(current);
  const changes = new Map(differences(published).map((change) => [change.id, change]));
  const changedAmounts = (format: string) =>
    fields.flatMap((field) => {
      const { was = '', value = '' } = changes.get(field.id) ?? {};
      return field.format === format ? pairs(amountsIn(was), amountsIn(value)) : [];
    });
  const onScreens = (files: ContentFiles, language: string) =>
    amountsOnScreens(files.at(`${language}/evening`) as Content['evening']);
  // A price counts more than a sentence in which the same amount has become another one.
  const amounts = new Map(
    [
      ...changedAmounts('string'),
      ...changedAmounts('integer'),
      ...languages.flatMap((language) => pairs(onScreens(published, language), onScreens(current, language))),
    ].filter(([old, now]) => old !== now),
  );
  return fields.flatMap(({ id, value, format }) => {
    // Of the numbers only the event's price is changed: others may be equal by chance.
    if (format !== 'string' && !id.endsWith('/evening.event.price')) return [];
    const changedTranslations = translationsOf(id).map((other) => changes.get(other));
    const words = value && changedTranslations.find((other) => other?.was === value)?.value;
    const proposed = words || replaceAmounts(value, amounts, changes.get(id)?.was);
    return proposed === value ? [] : { id, was: value, value: proposed };
  });
}
