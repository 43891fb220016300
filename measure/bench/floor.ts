/** The least that a page can be: a headline and two sentences, written by hand. */
export const floor = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Find people who play what you play</title><meta name="description" content="People with the same hobby, events and courts in Jabodetabek and Bandung.">
<style>body{margin:2rem auto;max-width:40rem;padding:0 1rem;font:1.0625rem/1.6 sans-serif;color:#12211b;background:#f6f3ea}h1{font-size:2.75rem;line-height:1.05}</style>
</head><body><main><h1>Find people who play what you play.</h1><p>Meet people with the same hobby, join or host an event, and rent the court, lane or studio together.</p>
<p><a href="/about">One app for the plan, the place and the split bill.</a></p></main></body></html>
`;
