import type { ActivityId } from '../../../content/schema/hero.ts';
import type { CourtWords } from './courtWords.ts';
import { runsOff, views } from './views.ts';

const drawing = 'http://www.w3.org/2000/svg';

/** A part of a file of scenes, shown in this page. */
export function drawn(file: string, part: string, className = ''): SVGElement {
  const scenes = document.querySelector<HTMLElement>('.floor-plan')?.dataset['scenes'];
  return element('use', { href: `${scenes}-${file}.svg#${part}`, class: className });
}

function element(tag: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(drawing, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** The court and who is on it, the name of its room, and the hobby for the stores to count. */
export function people(sheet: HTMLElement, floor: ActivityId, room: HTMLElement | null): void {
  const page = sheet.firstElementChild;
  const heading = sheet.querySelector('h2');
  if (!page || !heading || page.role) return;

  sentences(heading);
  heading.id = `${sheet.id}-line`;
  page.role = 'dialog';
  page.setAttribute('aria-labelledby', heading.id);

  const name = document.createElement('p');
  for (const part of room?.querySelectorAll('.floor-plan-name > :not(.floor-plan-hour, .floor-plan-lesson)') ?? [])
    name.append(part.cloneNode(true), ' ');
  heading.after(name);

  for (const link of sheet.querySelectorAll<HTMLAnchorElement>('a.store-badge'))
    link.href = withHobby(link.href, floor);

  const view = { viewBox: views[floor], preserveAspectRatio: runsOff[floor] ?? 'xMidYMid' };
  const court = element('svg', { class: 'court', ...view });
  court.append(element('use', { href: `#court-${floor}` }));
  const scene = element('svg', { class: 'court-scene', ...view });
  scene.append(drawn(floor, 'players'), drawn(floor, 'you', 'court-scene-you'));
  sheet.querySelector('.court-sheet-stage')?.append(court, scene);
}

/** What the friend will read, what the QR code is for, and what is said beside the room's name to hosts and coaches. */
export function tell(
  sheet: HTMLElement,
  room: HTMLElement | null,
  { message, ask, hour, scan, lesson }: CourtWords,
): void {
  const link = sheet.querySelector<HTMLAnchorElement>('.ask-a-friend');
  if (link) link.href = ask;
  // Its name is the visible words and then that it opens in a new tab: that ending stays.
  const ending = link?.ariaLabel?.slice(link.textContent.length) ?? '';
  link?.append(' ', said('span', message));
  if (link) link.ariaLabel = link.textContent + ending;
  sheet.querySelector('.get-app-qr')?.append(said('figcaption', scan));
  // Before the size, whose place they take for hosts and coaches.
  const size = room?.querySelector('.floor-plan-name small');
  size?.before(said('small', hour, 'floor-plan-hour'), ' ');
  if (lesson) size?.before(said('small', lesson, 'floor-plan-lesson'), ' ');
  size?.classList.add('floor-plan-size');
}

/** Each sentence on lines of its own, as long as each other: only then can a browser balance them. */
function sentences(heading: HTMLElement): void {
  const parts = [...heading.childNodes].flatMap(({ textContent }) => textContent?.trim() || []);
  heading.replaceChildren(...parts.flatMap((part) => [said('span', part), ' ']));
}

function said(tag: string, words: string, className = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = words;
  element.className = className;
  return element;
}

/** Beside what campaign.ts has written there. */
function withHobby(address: string, hobby: string): string {
  const url = new URL(address);
  const known = (name: string) => url.searchParams.get(name);
  if (url.hostname === 'play.google.com') {
    const referrer = [known('referrer'), `utm_content=${hobby}`].filter(Boolean).join('&');
    url.searchParams.set('referrer', referrer);
  } else if (url.hostname === 'apps.apple.com') {
    url.searchParams.set('ct', [known('ct'), hobby].filter(Boolean).join('-').slice(0, 40));
  }
  return url.href;
}
