const drawing = 'http://www.w3.org/2000/svg';

/** Who is on the court, the name of its room, what the friend will read, and the hobby for the stores to count. */
export function people(sheet: HTMLElement, floor: string, room: HTMLElement | null): void {
  const page = sheet.firstElementChild;
  const heading = sheet.querySelector('h2');
  const court = sheet.querySelector('svg');
  const ask = sheet.querySelector<HTMLAnchorElement>('.court-sheet-ask');
  if (!page || !heading || !court || !ask) return;

  heading.id = `${sheet.id}-line`;
  page.role = 'dialog';
  page.setAttribute('aria-labelledby', heading.id);

  const name = document.createElement('p');
  for (const part of room?.querySelectorAll('.floor-plan-name > *') ?? []) name.append(part.cloneNode(true), ' ');
  heading.after(name);

  const message = document.createElement('span');
  message.textContent = new URL(ask.href).searchParams.get('text')?.replace(/ http\S+$/, '') ?? '';
  ask.append(message);

  for (const link of sheet.querySelectorAll<HTMLAnchorElement>('a.store-badge'))
    link.href = withHobby(link.href, floor);

  const scenes = room?.closest<HTMLElement>('[data-scenes]')?.dataset['scenes'];
  const scene = court.cloneNode() as SVGElement;
  scene.setAttribute('class', 'court-scene');
  for (const [id, className] of [
    [floor, ''],
    [`${floor}-you`, 'court-scene-you'],
  ] as const) {
    const use = document.createElementNS(drawing, 'use');
    use.setAttribute('href', `${scenes}#${id}`);
    use.setAttribute('class', className);
    scene.append(use);
  }
  court.after(scene);
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
