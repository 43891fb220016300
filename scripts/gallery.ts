// npm run gallery: the development server, with the gallery as its first page.
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const { values } = parseArgs({ options: { port: { type: 'string' } } });
// Over ssh or in a container there is no browser to open, and trying would only print an error.
const hasScreen = process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);

const server = await createServer({
  server: {
    ...(values.port && { port: Number(values.port), strictPort: true }),
    open: process.stdout.isTTY && hasScreen ? '/gallery' : false,
  },
});
await server.listen();
console.log(`The gallery: ${new URL('/gallery', server.resolvedUrls?.local[0] ?? 'http://localhost')}`);
