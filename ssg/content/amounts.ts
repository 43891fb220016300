import { amountsIn } from '../../content/schema/amounts.ts';
import { type Content, languages } from '../../content/schema.ts';
import { figures, takings } from '../../site/screens/figures.ts';
import { eachText } from './content.ts';

/** What the app's screens say and work out, always in this order: a player's share, what is paid, all of it, the day's takings. */
export function amountsOf(evening: Content['evening']): number[] {
  const { price, paid, total } = figures(evening);
  const { takings: taken, open } = takings(evening);
  return [price, paid, total, taken, open].flatMap(amountsIn);
}

export type Contradiction = { language: string; path: string; amount: number; text: string };

const besideScreens = /^(home\.features|about\.products)\./;
const rupiah = /Rp\s*[\d.,]+|[\d.,]+ (?:rupiah|ribu)/g;

/** Sentences beside the app's screens that name an amount which no screen shows. */
export function contradictions(contents: ReadonlyMap<string, Content>): Contradiction[] {
  return languages.flatMap((language) => {
    const content = contents.get(language);
    if (!content) return [];
    const { event, calendar, join } = content.evening;
    const shown = new Set([
      ...amountsOf(content.evening),
      ...Array.from({ length: event.spots }, (_, people) => event.price * (people + 1)),
      ...[...JSON.stringify([calendar.bookings, join]).matchAll(/"price":(\d+)/g)].map(([, price]) => Number(price)),
    ]);
    const found: Contradiction[] = [];
    eachText({ home: content.home, about: content.about }, (text, path) => {
      for (const amount of besideScreens.test(path) ? amountsIn((text.match(rupiah) ?? []).join(' ; ')) : [])
        if (!shown.has(amount)) found.push({ language, path, amount, text });
      return text;
    });
    return found;
  });
}
