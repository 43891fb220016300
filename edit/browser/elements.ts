import type { Picture } from '../messages.ts';
import { groupOf, isRelated } from './ids.ts';

/** The server writes these ids into the page. */
export const idsOf = (element: Element) => element.getAttribute('data-edit')?.split(' ') ?? [];

/** The element that shows a field. An invisible field, such as an address, belongs to its group's element. */
export function elementFor(id: string): Element | undefined {
  const all = [...document.body.querySelectorAll('[data-edit]')];
  const found =
    all.find((one) => idsOf(one).includes(id)) ?? all.find((one) => idsOf(one).some((each) => isRelated(id, each)));
  return found?.checkVisibility({ visibilityProperty: true }) ? found : undefined;
}

/** A picture is recognised by its words, or by those beside it. */
export function markPictures(page: Document, pictures: readonly Picture[]): void {
  for (const element of page.querySelectorAll('.picture')) {
    const around = element.closest('figure') ?? element;
    const groups = [around, ...around.querySelectorAll('[data-edit]')].flatMap(idsOf).map(groupOf);
    const picture = pictures.find(({ id }) => groups.includes(groupOf(id)));
    if (!picture) continue;
    element.setAttribute('data-edit', [...idsOf(element), picture.id].join(' '));
    element.setAttribute('tabindex', '0');
  }
}
