import { amountsIn } from '../../content/schema/amounts.ts';
import type { Content } from '../../content/schema.ts';
import { dayIncome, eventValues } from '../../site/screens/eventValues.ts';
import { eachText } from './content.ts';
import type { Issue } from './contentFile.ts';

export function amountsOnScreens(evening: Content['evening']): number[] {
  const { price, paid, total } = eventValues(evening);
  const day = dayIncome(evening);
  return [price, paid, total, day.paid, day.unpaid].flatMap(amountsIn);
}

const fieldsBesideScreens = /^(home\.features|about\.products)\./;
const rupiahAmounts = /Rp\s*[\d.,]+|[\d.,]+ rupiah/g;

/** An issue for each amount that a text beside an app screen names and evening.yaml does not give. */
export function amountIssues(contents: ReadonlyMap<string, Content>, folder: string): Issue[] {
  return [...contents].flatMap(([language, { home, about, evening }]) => {
    const { event, calendar, join } = evening;
    const sumsForPlayers = Array.from({ length: event.places }, (_, index) => event.price * (index + 1));
    const prices = [...JSON.stringify([calendar.bookings, join]).matchAll(/"price":(\d+)/g)].map(([, price]) => price);
    const shownAmounts = new Set([...amountsOnScreens(evening), ...sumsForPlayers, ...prices.map(Number)]);
    const issues: Issue[] = [];
    eachText({ home, about }, (text, field) => {
      const [fileName, ...path] = field.split('.');
      if (!fieldsBesideScreens.test(field)) return;
      const amounts = (text.match(rupiahAmounts) ?? []).flatMap(amountsIn);
      for (const amount of amounts.filter((each) => !shownAmounts.has(each))) {
        const what = `says ${amount}, an amount that evening.yaml does not give: “${text}”`;
        issues.push({ file: `${folder}/${language}/${fileName}.yaml`, path, what });
      }
    });
    return issues;
  });
}
