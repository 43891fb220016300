// The brand's letters come after the first paint (docs/decisions/0006). A first visit takes them for headline and name,
// where no line breaks elsewhere by it, and for all that is not in view; every later page has them from the start (islands/afterPaint.ts).
/** A word that goes to another line moves the end of a line by more than the letters do. */
function lineEnds(words: Node): number[] {
  const range = document.createRange();
  range.selectNodeContents(words);
  return [...range.getClientRects()].map(({ right }) => right);
}

async function take(): Promise<void> {
  const [letters] = await document.fonts.load('800 1em Jakarta');
  if (!letters) return;
  for (const words of document.querySelectorAll<HTMLElement>('h1, .wordmark')) {
    const before = lineEnds(words);
    words.classList.add('letters');
    const after = lineEnds(words);
    // Before it is painted, so that nobody sees what does not stay.
    if (after.length !== before.length || after.some((end, line) => Math.abs(end - (before[line] ?? 0)) > 30))
      words.classList.remove('letters');
  }
  for (const part of document.querySelectorAll('main > *, footer')) {
    // One at a time: all at once would hold up a touch.
    await new Promise((resolve) => setTimeout(resolve));
    // What is out of sight may break as it likes.
    if (part.getBoundingClientRect().top > innerHeight) part.classList.add('letters');
  }
  localStorage.setItem('letters', 'here');
}

if (!document.documentElement.classList.contains('letters')) take().catch(console.warn);
