import { amountsIn } from '../../content/schema/amounts.ts';
import { firstMarker, type PageInfo } from '../protocol.ts';
import { groupOf, idsOf, pageLanguage } from './names.ts';

/** A click anywhere in one of these opens the fields of all its texts. */
const editedAsOne = 'a, button, summary, label, svg, .store-badge, h1, [role="heading"]';
/** Their accessible names get no id, or a click anywhere inside would open the name's field. */
const landmarks = 'body, main, nav, section, header, footer';
const markers = /[\ue000-\uf8ff]/g; // Each stands for a field (firstMarker in protocol.ts).

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
const elementsOf = (body: Element) => [...body.querySelectorAll(':not(script, style)')];
const ownText = (element: Element) =>
  [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');

export function annotatedPage(info: PageInfo): Element {
  const idsIn = (text: string) =>
    [...text.matchAll(markers)].flatMap(([marker]) => info.fields[marker.charCodeAt(0) - firstMarker]?.id ?? []);
  // Without the markers the page has the same elements in the same order.
  const page = parse(info.html.replace(markers, ''));
  const elements = elementsOf(page);
  for (const [index, withMarkers] of elementsOf(parse(info.html)).entries()) {
    const element = elements[index] ?? page;
    const target = element.closest(editedAsOne) ?? element;
    // The href of a WhatsApp link and data-props contain texts that the element does not show.
    const attributes = [...withMarkers.attributes].filter(({ name }) => !/^(href$|data-)/.test(name));
    const idsInAttributes = idsIn(attributes.map(({ value }) => value).join());
    if (!element.matches(landmarks)) addIds(element.closest('.picture') ?? target, idsInAttributes);
    addIds(target, idsIn(ownText(withMarkers)));
  }
  addAmounts(page, info);
  addPictures(page, info);
  return page;
}

function addIds(element: Element, ids: string[], position: 'first' | 'last' = 'last'): void {
  if (ids.length === 0) return;
  const allIds = position === 'first' ? [...ids, ...idsOf(element)] : [...idsOf(element), ...ids];
  element.setAttribute('data-edit', [...new Set(allIds)].join(' '));
  if (!element.matches('a, button, summary')) element.setAttribute('tabindex', '0');
}

/** An element that shows the currency shows an amount. A calculated amount has no field: a click opens the event's price. */
function addAmounts(page: Element, { fields }: PageInfo): void {
  for (const element of page.querySelectorAll(`[data-edit~="${pageLanguage}/evening.currency"]`)) {
    const amount = String(amountsIn(element.textContent)[0]);
    const groups = [...(element.parentElement?.querySelectorAll('[data-edit]') ?? [])].flatMap(idsOf).map(groupOf);
    const ownField = fields.find(({ id, value }) => value === amount && groups.includes(groupOf(id)));
    addIds(element, [ownField?.id ?? `${pageLanguage}/evening.event.price`], 'first');
  }
}

/** The field of a picture is in the same group as its alt text or the words beside the picture. */
function addPictures(page: Element, { fields }: PageInfo): void {
  for (const element of page.querySelectorAll('.picture')) {
    const around = element.closest('figure') ?? element;
    const groups = [around, ...around.querySelectorAll('[data-edit]')].flatMap(idsOf).map(groupOf);
    const picture = fields.find(({ id, format }) => format === 'picture' && groups.includes(groupOf(id)));
    if (!picture) continue;
    addIds(element, [picture.id], 'first');
    for (const drawnText of element.querySelectorAll('[data-edit]')) addIds(drawnText, [picture.id]);
  }
}
