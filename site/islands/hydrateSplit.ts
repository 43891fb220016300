import { fewest, most, type SplitProps, share } from './share.ts';

/** Puts a slider in the place of the list. Everything that changes has an element of its own, for browsers that translate. */
export function hydrate(section: HTMLElement): void {
  const { total, currency, start, words } = JSON.parse(section.dataset['props'] ?? '{}') as SplitProps;
  const list = section.querySelector('ul');
  const price = section.querySelector('.split-price b');
  const bench = section.querySelector('.split-bench');
  if (!list || !price || !bench) return;

  const discs = [...section.querySelectorAll<HTMLElement>('.avatar')];
  const colours = discs.map(({ className }) => className);
  for (let seat = discs.length; seat < most; seat++) {
    const disc = Object.assign(document.createElement('div'), { className: colours[(seat + 3) % colours.length] });
    bench.append(disc);
    discs.push(disc);
  }

  const choose = document.createElement('div');
  choose.className = 'split-choose';
  const players = document.createElement('b');
  const where = document.createElement('span');
  const line = document.createElement('div');
  line.className = 'split-players';
  line.append(players, where);
  const range = Object.assign(document.createElement('input'), { type: 'range', min: fewest, max: most, value: start });
  range.ariaLabel = words.label;
  const ends = document.createElement('div');
  ends.className = 'split-ends';
  ends.ariaHidden = 'true';
  ends.append(...[fewest, most].map((end) => Object.assign(document.createElement('span'), { textContent: end })));

  const show = () => {
    const count = range.valueAsNumber;
    const onCourt = count < 4 ? 2 : 4;
    players.textContent = words.players.replace('{players}', String(count));
    where.textContent = sides();
    price.textContent = `${currency} ${share(total, count).toLocaleString('id-ID')}`;
    range.ariaValueText = [players, price, where].map(({ textContent }) => textContent).join(', ');
    for (const [seat, disc] of discs.entries()) disc.hidden = seat >= count || (onCourt === 2 && seat > 1);

    function sides(): string {
      if (count === 2) return words.singles;
      if (count === 4) return words.doubles;
      return words.bench.replace('{court}', String(onCourt)).replace('{bench}', String(count - onCourt));
    }
  };
  range.addEventListener('input', show);
  show();
  choose.append(line, range, ends);
  list.replaceWith(choose);
}
