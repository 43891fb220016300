import { amountsIn } from '../../content/schema/amounts.ts';
import { fieldIndex, marks, type PageInfo } from '../messages.ts';
import { groupOf, isNear } from './words.ts';

/** What can be changed on the page: a text, the label of an element, or a picture; and the fields that it is made of. */
export type Spot = { element: Element; ids: string[]; node?: Text; markedText?: string; picture?: string };
export type PageMap = { spots: Spot[]; unseen: string[] };

const shown = ({ nodeType }: Node) => nodeType === Node.ELEMENT_NODE || nodeType === Node.TEXT_NODE;

/** A page may show one text in several elements, as a headline by its sentences; the mark is in the first. */
function wholeOf(element: Element, value: string): Element {
  const around = element.parentElement;
  const isPart = element.textContent.trim() !== value && around && value.includes(around.textContent.trim());
  return isPart ? wholeOf(around, value) : element;
}

/** Walks the page and its marked copy together; the marks say which field each text and attribute came from. */
export function mapPage({ marked: html, slots, fields }: PageInfo): PageMap {
  const spots: Spot[] = [];
  const idsIn = (text: string) => [...text.matchAll(marks)].flatMap(([found]) => fields[fieldIndex(found)]?.id ?? []);
  const prices = fields.filter(({ is, value }) => is === 'integer' && amountsIn(value).length > 0);
  const amountsAt = (text: string) => {
    const amounts = amountsIn(text);
    return prices.flatMap(({ id, value }) => (amounts.includes(Number(value)) ? id : [])).slice(0, 1);
  };
  const saidBy = ([id]: string[]) => fields.find((field) => field.id === id)?.value ?? '';
  const walk = (live: Node, marked: Node) => {
    if (live instanceof Text) {
      const markedText = marked.textContent ?? '';
      // What is chosen from a list carries no mark, because the page asks which it is.
      const chosen = fields.filter(({ choices, value }) => choices && value === markedText);
      const own = chosen.length === 1 ? chosen.map(({ id }) => id) : idsIn(markedText);
      // A text of its own keeps its amounts; where they are filled in, or stand alone in a picture, the number comes first.
      const isFilledIn = own.length === 0 || own.some((id) => saidBy([id]).includes('{'));
      const ids = [...(isFilledIn ? amountsAt(markedText) : []), ...own];
      const element = live.parentElement;
      if (ids.length > 0 && element)
        spots.push({ element: wholeOf(element, saidBy(ids)), ids, node: live, markedText });
    } else if (live instanceof Element && marked instanceof Element) {
      const attributes = [...marked.attributes].filter(({ name }) => !name.startsWith('data-') && name !== 'href');
      const ids = attributes.flatMap(({ value }) => idsIn(value));
      if (ids.length > 0) spots.push({ element: live, ids });
      const inner = [...marked.childNodes].filter(shown);
      for (const [index, child] of [...live.childNodes].filter(shown).entries())
        if (inner[index]) walk(child, inner[index]);
    }
  };
  const copy = new DOMParser().parseFromString(html, 'text/html');
  walk(document.body, copy.body);
  for (const element of document.body.querySelectorAll('.picture')) {
    // What is said of a picture, or beside it, is of its group.
    const around = element.closest('figure') ?? element;
    const groups = new Set(spots.flatMap((one) => (around.contains(one.element) ? one.ids.map(groupOf) : [])));
    const picture = slots.find(({ id }) => groups.has(groupOf(id)))?.id;
    if (picture) spots.push({ element, ids: [picture], picture });
  }
  return { spots, unseen: [...new Set(idsIn(copy.head.innerHTML))] };
}

/** Opened together, because a press is theirs or because they are drawn. */
export const joined = 'a, button, summary, label, svg, .store-badge';
const ownerOf = (element: Element) => element.closest(joined) ?? element;

/** What an element opens: the picture or the link that it belongs to, or itself. */
export function targetOf({ spots }: PageMap, element: Element): Spot | undefined {
  const picture = spots.find((one) => one.picture && one.element === element);
  const owner = picture ? element : ownerOf(element);
  const isWhole = picture || owner.matches(joined);
  const inside = spots.filter((one) => (isWhole ? owner.contains(one.element) : one.element === owner));
  const texts = inside.filter(({ node }) => node);
  // One text that stands alone can be typed in its place; the words in a picture are targets of their own.
  const main = picture ?? (isWhole || texts.length > 1 ? undefined : texts[0]);
  const parts = picture ? [picture, ...inside.filter(({ node }) => !node)] : [...texts, ...inside];
  const ids = [...new Set(parts.flatMap((one) => one.ids))];
  return ids.length > 0 ? { ...main, element: owner, ids } : undefined;
}

/** What can be changed under the pointer. */
export function targetAt(map: PageMap, x: number, y: number): Spot | undefined {
  const under = document.elementsFromPoint(x, y).filter((one) => !one.matches('body, main, section, header, footer'));
  const texts = under.flatMap((element) => map.spots.filter(({ node }) => node?.parentElement === element));
  const pressed = texts.find(({ node }) => node && isOn(node, x, y));
  const pictureOf = (inner: Element) => map.spots.find(({ picture, element }) => picture && element.contains(inner));
  const elements = pressed ? [pressed.element] : under.map((element) => pictureOf(element)?.element ?? element);
  return elements.map((element) => targetOf(map, element)).find(Boolean);
}

/** Every element that can be opened, so that Tab reaches it and Enter opens it. */
export const targets = ({ spots }: PageMap) =>
  new Set(spots.map(({ element, node }) => (node ? ownerOf(element) : element)));

/** Where a field stands on the page; what cannot be seen, such as an address, stands where its group does. */
export function targetFor(map: PageMap, id: string): Spot | undefined {
  const exact = map.spots.find(({ ids }) => ids.includes(id));
  const near = map.spots.find(({ ids }) => ids.some((other) => isNear(id, other)));
  // What is only a sample is to be replaced.
  const whole = exact ?? (id.endsWith('.sample') ? near : undefined);
  if (whole) return targetOf(map, whole.element);
  return near && { element: near.element, ids: [id] };
}

/** The same after the page was drawn anew: a link may stand where there was none, and an item may be gone. */
export function again(target: Spot, before: PageMap, map: PageMap): Spot {
  const isSame = (other?: Spot) => other?.ids.some((id) => target.ids.includes(id));
  const placesIn = (one: PageMap) => [...targets(one)].filter((each) => isSame(targetOf(one, each)));
  const index = placesIn(before).indexOf(target.element);
  // A whole item is no place of its own.
  if (index < 0 && target.element.isConnected) return target;
  const place = placesIn(map)[index] ?? targetFor(map, target.ids[0] ?? '')?.element;
  return { ...target, element: place ?? target.element };
}

function isOn(node: Text, x: number, y: number): boolean {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left - 3 && x <= right + 3 && y >= top - 3 && y <= bottom + 3,
  );
}
