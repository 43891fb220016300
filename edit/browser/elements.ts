import { isRelated } from './ids.ts';

/** The fields that an element shows. */
export const idsOf = (element: Element) => element.getAttribute('data-edit')?.split(' ') ?? [];

/** The element that shows a field. An invisible field, such as an address, belongs to its group's element. */
export function elementFor(id: string): Element | undefined {
  const all = [...document.body.querySelectorAll('[data-edit]')];
  const found =
    all.find((one) => idsOf(one).includes(id)) ?? all.find((one) => idsOf(one).some((each) => isRelated(id, each)));
  return found?.checkVisibility({ visibilityProperty: true }) ? found : undefined;
}
