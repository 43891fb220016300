import { amountsIn } from '../../content/schema/amounts.ts';
import { fieldIndex, marks, type PageInfo } from '../messages.ts';
import { groupOf, isNear } from './words.ts';

/** Opened together: a press belongs to the whole element, or it is a drawing. */
export const joined = 'a, button, summary, label, svg, .store-badge';
/** Their accessible names are in All texts; otherwise a press anywhere in them would open those. */
const landmarks = 'body, main, nav, section, header, footer';

export const idsOf = (element: Element) => element.getAttribute('data-edit')?.split(' ') ?? [];

/**
 * Writes the ids of the fields that an element shows into its data-edit. `marked` is a copy of the page with a mark
 * before each text.
 */
export function annotate(page: Document, marked: Document, { fields, pictures }: PageInfo): void {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const name = byId.get('facts.name')?.value ?? '';
  const idsIn = (text: string) => [...text.matchAll(marks)].flatMap(([found]) => fields[fieldIndex(found)]?.id ?? []);
  const add = (element: Element | null, ids: string[]) => {
    if (!element || ids.length === 0) return;
    element.setAttribute('data-edit', [...new Set([...idsOf(element), ...ids])].join(' '));
    element.toggleAttribute('data-look', Boolean(idsOf(element).some((id) => byId.get(id)?.look)));
    if (!element.matches('a[href], button, summary')) element.setAttribute('tabindex', '0');
  };
  /** An amount that is filled in, or that stands alone in a picture, is a field of its own and comes first. */
  const amountsAt = (text: string, own: string[]) => {
    if (own.length > 0 && !own.some((id) => byId.get(id)?.value.includes('{'))) return [];
    const amounts = amountsIn(text);
    const isHere = ({ format, value }: (typeof fields)[number]) =>
      format === 'integer' && amounts.includes(Number(value));
    return amounts.length > 0
      ? fields
          .filter(isHere)
          .map(({ id }) => id)
          .slice(0, 1)
      : [];
  };
  /** A page may split one text over several elements, such as a headline's sentences; the mark is in the first. */
  const wholeOf = (element: Element | null, value: string): Element | null => {
    const around = element?.parentElement;
    const isPart = element?.textContent.trim() !== value && around && value.includes(textOf(around));
    return isPart ? wholeOf(around, value) : (element ?? null);
  };
  const walk = (live: Node, other: Node) => {
    if (live instanceof Text) {
      const text = other.textContent ?? '';
      // A choice has no mark, because the page compares its value.
      const chosen = fields.filter(({ choices, value }) => choices && value === text);
      const own = chosen.length === 1 ? chosen.map(({ id }) => id) : idsIn(text);
      const value = byId.get(own[0] ?? '')?.value.replaceAll('{name}', name) ?? '';
      add(live.parentElement?.closest(joined) ?? wholeOf(live.parentElement, value), [...amountsAt(text, own), ...own]);
    } else if (live instanceof Element && other instanceof Element) {
      const inner = [...other.childNodes];
      for (const [index, child] of [...live.childNodes].entries()) if (inner[index]) walk(child, inner[index]);
      const said = [...other.attributes].filter(({ name }) => !name.startsWith('data-') && name !== 'href');
      if (!live.matches(landmarks))
        add(
          live.closest('.picture') ?? live.closest(joined) ?? live,
          said.flatMap(({ value }) => idsIn(value)),
        );
    }
  };
  walk(page.body, marked.body);
  for (const element of page.querySelectorAll('.picture')) {
    // A picture's words are in its group.
    const around = element.closest('figure') ?? element;
    const groups = [around, ...around.querySelectorAll('[data-edit]')].flatMap(idsOf).map(groupOf);
    const picture = pictures.find(({ id }) => groups.includes(groupOf(id)));
    if (picture) add(element, [picture.id]);
  }
}

/** Leaves out what is hidden at first, such as the words for a visitor who has stepped into the ring. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
  return copy.textContent.trim();
}

/** The element that shows a field. An invisible field, such as an address, belongs to its group's element. */
export function elementFor(id: string): Element | undefined {
  const all = [...document.querySelectorAll('[data-edit]')];
  const found =
    all.find((one) => idsOf(one).includes(id)) ?? all.find((one) => idsOf(one).some((each) => isNear(id, each)));
  return found?.checkVisibility({ visibilityProperty: true }) ? found : undefined;
}
