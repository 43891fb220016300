import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{build,contract,content,site,tests,server}/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
});
