import type { CDPSession, Page } from '@playwright/test';

/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** A phone that computes four times slower than this machine, on a slow network if asked. */
export async function slowDown(page: Page, network = true): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}
