// The brand's letters come after the first paint (docs/decisions/0006). A first visit takes them wherever no line breaks elsewhere
// by it, and for all that is not in view; every later page has them from the start (islands/afterPaint.ts).
const words = 'h1, header :is(a, button), main > :first-child p';

/** A word that goes to another line moves the end of a line by more than the letters do. */
function lineEnds(part: Node): number[] {
  const range = document.createRange();
  range.selectNodeContents(part);
  return [...range.getClientRects()].map(({ right }) => right);
}

async function take(): Promise<void> {
  const [letters] = await document.fonts.load('800 1em Jakarta');
  if (!letters) return;
  for (const part of document.querySelectorAll(`${words}, main > *, footer, [popover]`)) {
    const { top, height } = part.getBoundingClientRect();
    const inView = height && top < innerHeight;
    if (inView && !part.matches(words)) continue;
    const before = lineEnds(part);
    part.classList.add('letters');
    // Before it is painted, so that nobody sees what does not stay. What is out of sight may break as it likes.
    const after = inView ? lineEnds(part) : before;
    if (after.some((end, line) => Math.abs(end - (before[line] ?? 0)) > 30)) part.classList.remove('letters');
    // One at a time: all at once would hold up a touch.
    await new Promise((resolve) => setTimeout(resolve));
  }
  localStorage.setItem('letters', 'here');
}

if (!document.documentElement.classList.contains('letters')) take().catch(console.warn);
