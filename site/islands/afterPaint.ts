// Stands in every page, so it is kept short. What the first paint needs nothing of lies in a template, and is asked for
// when something has been painted: until then the line is the page's alone.
const { content } = document.querySelector('#after-paint') as HTMLTemplateElement;
/** Only the first call finds something in it. */
const ask = () => document.head.append(content);

// In the background, or prerendered, nothing is painted, and nothing held up either.
if (document.hidden) ask();
new PerformanceObserver(ask).observe({ type: 'paint', buffered: true });
// A browser may keep its times to itself.
setTimeout(ask, 3000);
