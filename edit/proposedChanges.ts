import { amountsIn, replaceAmounts } from '../content/schema/amounts.ts';
import { type Content, languages } from '../content/schema.ts';
import { amountsOnScreens } from '../ssg/content/amountChecks.ts';
import { ContentFiles, translationsOf } from './contentFiles.ts';
import type { Change, Field } from './protocol.ts';
import { differences } from './publishing.ts';

/** If an amount has changed, other texts that contain the old one should change; if words have changed, translations with the old words. */
export function proposedChanges(fields: Field[], published: ContentFiles): Change[] {
  const changes = new Map(differences(published).map((change) => [change.id, change]));
  const changedTexts = [
    ...fields.filter(({ format }) => /string|integer/.test(format)).flatMap(({ id }) => changes.get(id) ?? []),
    ...languages.map((language) => ({
      was: amountsShown(published, language),
      value: amountsShown(new ContentFiles(), language),
    })),
  ];
  // The amounts on the app screens are last, so that `new Map` prefers them to others with the same old amount.
  const pairs = changedTexts.flatMap(({ was, value }) => {
    const [old, now] = [amountsIn(was), amountsIn(value)];
    return old.length === now.length ? old.map((amount, index) => [amount, now[index] ?? amount] as const) : [];
  });
  const amounts = new Map(pairs.filter(([old, now]) => old !== now));
  return fields.flatMap(({ id, value, format }) => {
    // Numbers other than the event's price stay: they may be equal by chance.
    if (format !== 'string' && !id.endsWith('/evening.event.price')) return [];
    const changedTranslations = translationsOf(id).map((other) => changes.get(other));
    const newWords = value && changedTranslations.find((other) => other?.was === value)?.value;
    const proposed = newWords || replaceAmounts(value, amounts, changes.get(id)?.was);
    return proposed === value ? [] : { id, was: value, value: proposed };
  });
}

function amountsShown(files: ContentFiles, language: string): string {
  const evening = files.valueAt(`${language}/evening`) as Content['evening'] | null;
  return evening ? amountsOnScreens(evening).join(' ') : '';
}
