// The brand's letters come after the first paint (docs/decisions/0006). A first visit takes them wherever no line breaks elsewhere
// by it, and for all that is not in view; every later page has them from the start (islands/afterPaint.ts).
const words = ':is(header,main>:first-child) :is(h1,p,a,button,label),[popover]';

function linesOf(part: Node): DOMRect[] {
  const range = new Range();
  range.selectNodeContents(part);
  return [...range.getClientRects()];
}

async function take(): Promise<void> {
  const [letters] = await document.fonts.load('800 1em Jakarta');
  if (!letters) return;
  for (const part of document.querySelectorAll(`${words},main>*,footer`)) {
    // What is out of sight may break as it likes.
    const mayBreak = !part.matches(words);
    if (mayBreak && part.getBoundingClientRect().top < innerHeight) continue;
    const before = linesOf(part);
    part.classList.add('letters');
    // A word that goes to another line moves the end of a line by more than the letters do.
    const isMoved = ({ right, height }: DOMRect, line: number) =>
      !(Math.abs(right - Number(before[line]?.right)) < height / 4 + 18);
    // Before it is painted, so that nobody sees what does not stay.
    if (!mayBreak && linesOf(part).some(isMoved)) part.classList.remove('letters');
    // One at a time: all at once would hold up a touch.
    await new Promise((resolve) => setTimeout(resolve));
  }
  localStorage['letters'] = 'yes';
}

if (!document.documentElement.classList.contains('letters')) take().catch(console.warn);
