import { fieldIndex, marks, type PageInfo } from '../messages.ts';

/** A text of the page, and the fields that it is made of. */
export type Spot = { node: Text; ids: string[]; twin: string };
export type PageMap = {
  spots: Spot[];
  labels: Map<Element, string[]>;
  pictures: Map<Element, string>;
  unseen: string[];
};

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const shown = ({ nodeType }: Node) => nodeType === Node.ELEMENT_NODE || nodeType === Node.TEXT_NODE;

/** Walks the page and its marked twin side by side: the twin says which field each text and attribute came from. */
export function mapPage({ words, pictures, fields }: PageInfo): PageMap {
  const map: PageMap = { spots: [], labels: new Map(), pictures: new Map(), unseen: [] };
  const idsIn = (text: string) => [...text.matchAll(marks)].flatMap(([found]) => fields[fieldIndex(found)]?.id ?? []);
  const twin = parsed(words);
  const walk = (live: Node, marked: Node) => {
    if (live instanceof Text) {
      const ids = idsIn(marked.textContent ?? '');
      if (ids.length > 0) map.spots.push({ node: live, ids, twin: marked.textContent ?? '' });
    } else if (live instanceof Element && marked instanceof Element) {
      const attributes = [...marked.attributes].filter(({ name }) => !name.startsWith('data-') && name !== 'href');
      const ids = attributes.flatMap(({ value }) => idsIn(value));
      if (ids.length > 0) map.labels.set(live, ids);
      const inner = [...marked.childNodes].filter(shown);
      for (const [index, child] of [...live.childNodes].filter(shown).entries())
        if (inner[index]) walk(child, inner[index]);
    }
  };
  walk(document.body, twin.body);
  map.unseen = [...new Set(idsIn(twin.head.innerHTML))];
  // Where a picture stands in the row of pictures says which it is, whatever it shows.
  const named = parsed(pictures).querySelectorAll('.picture');
  const here = document.querySelectorAll('.picture');
  if (named.length === here.length)
    for (const [index, element] of here.entries()) {
      const id = named[index]?.querySelector('img')?.getAttribute('src');
      if (id) map.pictures.set(element, id);
    }
  return map;
}

/** What is opened together: the link or button around a text, the drawing that it stands in, or the element itself. */
export const ownerOf = (element: Element): Element => element.closest('a, button, summary, label, svg') ?? element;

export type Target = { element: Element; ids: string[]; spot?: Spot; picture?: string };

/** What can be changed under the pointer: the text itself, else the link, button or picture that is there. */
export function targetAt(map: PageMap, x: number, y: number): Target | undefined {
  const elements = document.elementsFromPoint(x, y);
  for (const element of elements) {
    const spot = map.spots.find(({ node }) => node.parentElement === element && isOn(node, x, y));
    if (spot) return targetOf(map, ownerOf(element), spot);
  }
  for (const element of elements) {
    const target =
      element === document.body || element.matches('main, section, header, footer')
        ? undefined
        : targetOf(map, element);
    if (target) return target;
  }
  return undefined;
}

export function targetOf(map: PageMap, element: Element, spot?: Spot): Target | undefined {
  const picture = map.pictures.get(element) ?? map.pictures.get(element.closest('.picture') ?? element);
  const together = element.matches('a, button, summary, label, svg');
  const inside = map.spots.filter(({ node }) => (together ? element.contains(node) : node.parentElement === element));
  const ids = [
    ...new Set([
      ...(spot && !together ? spot.ids : inside.flatMap((one) => one.ids)),
      ...(map.labels.get(element) ?? []),
    ]),
  ];
  if (picture && !spot) return { element, picture, ids: [picture, ...ids] };
  const only = spot ?? (inside.length === 1 ? inside[0] : undefined);
  return ids.length > 0 ? { element, ids, ...(only && { spot: only }) } : undefined;
}

function isOn(node: Text, x: number, y: number): boolean {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left - 3 && x <= right + 3 && y >= top - 3 && y <= bottom + 3,
  );
}

/** Every element that can be opened, so that Tab reaches it and Enter opens it. */
export const targets = (map: PageMap): Set<Element> =>
  new Set([
    ...map.spots.flatMap(({ node }) => (node.parentElement ? [ownerOf(node.parentElement)] : [])),
    ...map.labels.keys(),
    ...map.pictures.keys(),
  ]);

export const groupOf = (id: string) => id.slice(0, id.lastIndexOf('.'));

/** Where a field stands on the page; what cannot be seen, such as an address, stands where its group does. */
export function targetFor({ spots, labels, pictures }: PageMap, id: string): Target | undefined {
  const all = [
    ...spots.map((spot) => ({ ids: spot.ids, element: spot.node.parentElement, spot })),
    ...[...pictures].map(([element, picture]) => ({ ids: [picture], element, picture })),
    ...[...labels].map(([element, ids]) => ({ ids, element })),
  ];
  const exact = all.find(({ ids }) => ids.includes(id));
  const found = exact ?? all.find(({ ids }) => ids.some((other) => groupOf(other) === groupOf(id)));
  if (!found?.element) return undefined;
  const { element, ids, ...more } = found;
  return exact ? { element: 'spot' in more ? element : ownerOf(element), ids, ...more } : { element, ids: [id] };
}
