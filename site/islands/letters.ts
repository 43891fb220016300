// The brand's letters come after the first paint (docs/decisions/0006). A first visit takes them wherever no line breaks elsewhere
// by it, and for all that is not in view; every later page has them from the start (islands/deferred.ts).
const parts = 'main>*,body>:not(main),h1,h2,ul,li,p,dl,a,button,label,text';

/** Each line, and the page; what is empty has a place as well, but no height. */
function linesOf(part: Node): DOMRect[] {
  const range = new Range();
  range.selectNodeContents(part);
  return [...range.getClientRects(), document.body.getBoundingClientRect()].filter(({ height }) => height);
}

async function take(): Promise<void> {
  const [letters] = await document.fonts.load('800 1em Jakarta');
  if (!letters) return;
  // What holds others comes first: if it can take them, they need not be asked.
  for (const part of document.querySelectorAll(parts)) {
    if (part.closest('.letters')) continue;
    // What is out of sight may break as it likes.
    const mayBreak = part.getBoundingClientRect().top >= innerHeight;
    const before = linesOf(part);
    part.classList.add('letters');
    // A word that goes to another line moves the end of a line by more than the letters do.
    const isMoved = ({ right, bottom }: DOMRect, line: number) =>
      !(Math.abs(right + bottom - Number(before[line]?.right) - Number(before[line]?.bottom)) < 30);
    // Before it is painted, so that nobody sees what does not stay.
    if (!mayBreak && linesOf(part).some(isMoved)) part.classList.remove('letters');
    // One at a time: all at once would hold up a touch.
    await new Promise((resolve) => setTimeout(resolve));
  }
  localStorage['letters'] = 'yes';
}

take().catch(console.warn);
