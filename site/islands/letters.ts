// The brand's letters come after the first paint (docs/decisions/0006). A first visit takes them wherever no line breaks elsewhere
// by it, and for all that is not in view; every later page has them from the start (islands/afterPaint.ts).
const words = 'h1,header :is(a,button),main>:first-child p,[popover]';

/** A word that goes to another line moves the end of a line by more than the letters do. */
function lineEnds(part: Node): number[] {
  const range = new Range();
  range.selectNodeContents(part);
  return Array.from(range.getClientRects(), ({ right }) => right);
}

async function take(): Promise<void> {
  const [letters] = await document.fonts.load('800 1em Jakarta');
  if (!letters) return;
  for (const part of document.querySelectorAll(`${words},main>*,footer`)) {
    // What is out of sight may break as it likes.
    const mayBreak = !part.matches(words);
    if (mayBreak && part.getBoundingClientRect().top < innerHeight) continue;
    const before = lineEnds(part);
    part.classList.add('letters');
    // Before it is painted, so that nobody sees what does not stay.
    if (!mayBreak && lineEnds(part).some((end, line) => !(Math.abs(end - Number(before[line])) < 30)))
      part.classList.remove('letters');
    // One at a time: all at once would hold up a touch.
    await new Promise((resolve) => setTimeout(resolve));
  }
  localStorage['letters'] = 'yes';
}

if (!document.documentElement.classList.contains('letters')) take().catch(console.warn);
