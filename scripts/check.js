// npm run check: what needs neither a build nor a browser, side by side. For before each commit.
import './install.js';

const { content, end, lint, types, withoutBrowser } = await import('./checks.js');
await Promise.all([types(), lint(), content(), withoutBrowser('unit')]);
end();
