import { amountsIn } from '../../content/schema/amounts.ts';
import type { Content } from '../../content/schema.ts';
import { figures, takings } from '../../site/screens/figures.ts';
import { eachText } from './content.ts';
import type { Issue } from './file.ts';

/** What the app's screens say and work out, always in this order: a player's share, what is paid, all of it, the day's takings. */
export function amountsOf(evening: Content['evening']): number[] {
  const { price, paid, total } = figures(evening);
  const { takings: taken, open } = takings(evening);
  return [price, paid, total, taken, open].flatMap(amountsIn);
}

const besideScreens = /^(home\.features|about\.products)\./;
const rupiah = /Rp\s*[\d.,]+|[\d.,]+ (?:rupiah|ribu)/g;

/** Sentences beside the app's screens that name an amount which no screen shows. */
export function contradictions(contents: ReadonlyMap<string, Content>, folder: string): Issue[] {
  return [...contents].flatMap(([language, { home, about, evening }]) => {
    const { event, calendar, join } = evening;
    const shown = new Set([
      ...amountsOf(evening),
      ...Array.from({ length: event.spots }, (_, people) => event.price * (people + 1)),
      ...[...JSON.stringify([calendar.bookings, join]).matchAll(/"price":(\d+)/g)].map(([, price]) => Number(price)),
    ]);
    const issues: Issue[] = [];
    eachText({ home, about }, (text, field) => {
      const [kind, ...path] = field.split('.');
      const what = (amount: number) => `says ${amount}, which evening.yaml does not: “${text}”`;
      for (const amount of besideScreens.test(field) ? amountsIn((text.match(rupiah) ?? []).join(' ; ')) : [])
        if (!shown.has(amount)) issues.push({ file: `${folder}/${language}/${kind}.yaml`, path, what: what(amount) });
      return text;
    });
    return issues;
  });
}
