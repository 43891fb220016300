import { type Field, fieldIndex, marks, type PageInfo } from '../messages.ts';
import { groupOf } from './words.ts';

/** What can be changed on the page: a text, the label of an element, or a picture; and the fields that it is made of. */
export type Spot = { element: Element; ids: string[]; node?: Text; twin?: string; picture?: string };
export type PageMap = { spots: Spot[]; unseen: string[]; fields: Field[] };

const shown = ({ nodeType }: Node) => nodeType === Node.ELEMENT_NODE || nodeType === Node.TEXT_NODE;

/** A page may show one text in several elements, as a headline by its sentences; the mark is in the first. */
function wholeOf(element: Element, value: string): Element {
  const around = element.parentElement;
  const isPart = element.textContent.trim() !== value && around && value.includes(around.textContent.trim());
  return isPart ? wholeOf(around, value) : element;
}

/** Walks the page and its marked twin side by side: the twin says which field each text and attribute came from. */
export function mapPage({ marked: html, slots, fields }: PageInfo): PageMap {
  const spots: Spot[] = [];
  const idsIn = (text: string) => [...text.matchAll(marks)].flatMap(([found]) => fields[fieldIndex(found)]?.id ?? []);
  const saidBy = ([id]: string[]) => fields.find((field) => field.id === id)?.value ?? '';
  /** A photograph says it by its address, a drawing by what is said of it. */
  const pictureIn = (marked: Element) => {
    const address = marked.querySelector('img')?.getAttribute('src');
    const said = idsIn(marked.firstElementChild?.getAttribute('aria-label') ?? '').map(groupOf);
    return slots.find(({ id }) => id === address || said.includes(groupOf(id)))?.id;
  };
  const walk = (live: Node, marked: Node) => {
    if (live instanceof Text) {
      const twin = marked.textContent ?? '';
      // What is chosen from a list carries no mark, because the page asks which it is.
      const chosen = fields.filter(({ choices, value }) => choices && value === twin);
      const ids = chosen.length === 1 ? chosen.map(({ id }) => id) : idsIn(twin);
      const element = live.parentElement;
      if (ids.length > 0 && element) spots.push({ element: wholeOf(element, saidBy(ids)), ids, node: live, twin });
    } else if (live instanceof Element && marked instanceof Element) {
      const attributes = [...marked.attributes].filter(({ name }) => !name.startsWith('data-') && name !== 'href');
      const ids = attributes.flatMap(({ value }) => idsIn(value));
      if (ids.length > 0) spots.push({ element: live, ids });
      const picture = live.matches('.picture') && pictureIn(marked);
      if (picture) spots.push({ element: live, ids: [picture], picture });
      const inner = [...marked.childNodes].filter(shown);
      for (const [index, child] of [...live.childNodes].filter(shown).entries())
        if (inner[index]) walk(child, inner[index]);
    }
  };
  const twin = new DOMParser().parseFromString(html, 'text/html');
  walk(document.body, twin.body);
  return { spots, fields, unseen: [...new Set(idsIn(twin.head.innerHTML))] };
}

/** Opened together, because a press is theirs or because they are drawn. */
export const joined = 'a, button, summary, label, svg';
const ownerOf = (element: Element) => element.closest(joined) ?? element;

export type Target = { element: Element; ids: string[]; spot?: Spot; picture?: string; file?: File };

/** What an element, or one text in it, opens: the picture or the link that it belongs to, or itself. */
export function targetOf({ spots }: PageMap, element: Element, spot?: Spot): Target | undefined {
  const ids = (of: Spot[]) => [...new Set(of.flatMap((one) => one.ids))];
  const found = spots.find((one) => one.picture && one.element === element);
  if (found?.picture) {
    const labels = spots.filter((one) => !one.node && element.contains(one.element));
    return { element, picture: found.picture, ids: [found.picture, ...ids(labels)] };
  }
  const owner = ownerOf(element);
  const inside = spots.filter((one) =>
    owner.matches(joined) ? owner.contains(one.element) : one.element === owner && (!spot || !one.node || one === spot),
  );
  const texts = inside.filter(({ node }) => node);
  const only = spot ?? (texts.length === 1 ? texts[0] : undefined);
  return inside.length > 0
    ? { element: owner, ids: ids([...texts, ...inside]), ...(only && { spot: only }) }
    : undefined;
}

/** What can be changed under the pointer. */
export function targetAt(map: PageMap, x: number, y: number): Target | undefined {
  const elements = document
    .elementsFromPoint(x, y)
    .filter((one) => !one.matches('body, main, section, header, footer'));
  for (const element of document.elementsFromPoint(x, y)) {
    const spot = map.spots.find(({ node }) => node?.parentElement === element && isOn(node, x, y));
    if (spot) return targetOf(map, spot.element, spot);
  }
  for (const element of elements) {
    const picture = map.spots.find((one) => one.picture && one.element.contains(element));
    const target = targetOf(map, picture?.element ?? element);
    if (target) return target;
  }
  return undefined;
}

/** Every element that can be opened, so that Tab reaches it and Enter opens it. */
export const targets = ({ spots }: PageMap) =>
  new Set(spots.map(({ element, node }) => (node ? ownerOf(element) : element)));

/** Where a field stands on the page; what cannot be seen, such as an address, stands where its group does. */
export function targetFor(map: PageMap, id: string): Target | undefined {
  const exact = map.spots.find(({ ids }) => ids.includes(id));
  const near = map.spots.find(({ ids }) => ids.some((other) => groupOf(other) === groupOf(id)));
  if (exact) return targetOf(map, exact.element, exact.node && exact);
  return near && { element: near.element, ids: [id] };
}

/** The same place on the page as it was drawn since. */
export function again(map: PageMap, { element, spot, ids, file }: Target): Target {
  const same = map.spots.find(({ node }) => node && node === spot?.node);
  const found = (element.isConnected && targetOf(map, element, same)) || targetFor(map, ids[0] ?? '');
  return { ...(found ?? { element, ids }), ...(file && { file }) };
}

/** Where a target is seen: a text's own lines, or the whole of its element. */
export function rectOf({ element, spot, picture }: Target): DOMRect {
  const isWhole = picture || element.matches(joined) || spot?.node?.parentElement !== element;
  if (!spot?.node?.isConnected || isWhole) return element.getBoundingClientRect();
  return rangeOf(spot.node).getBoundingClientRect();
}

function rangeOf(node: Text): Range {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
}

const isOn = (node: Text, x: number, y: number) =>
  [...rangeOf(node).getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left - 3 && x <= right + 3 && y >= top - 3 && y <= bottom + 3,
  );
