import { resolve } from 'node:path';
import { readDelivery } from './delivery.ts';
import { days, inRange, type Problems, proxies, type Read, secret, secretUrl, siteUrl } from './readers.ts';

export type Settings = ReturnType<typeof readSettings>;
export type Environment = Record<string, string | undefined>;

export class SettingsError extends Error {
  override name = 'SettingsError';
}

export function readSettings(environment: Environment) {
  const problems: Problems = [];
  const read: Read = (name, reader, fallback) => {
    const text = environment[name]?.trim();
    if (!text) return fallback;
    const result = reader(text);
    if ('value' in result) return result.value;
    const shown = 'secret' in result ? 'is set, but must be' : `is ${JSON.stringify(text)}, but must be`;
    problems.push(`${name} ${shown} ${result.must}.\n  For example: ${name}=${result.example}`);
    return fallback;
  };

  const site = read('SITE_URL', siteUrl, undefined);
  const settings = {
    host: read('HOST', (text) => ({ value: text }), undefined),
    port: read('PORT', inRange(0, 65_535, 'a port number from 0 to 65535', '3000'), 3000),
    dataFolder: resolve(read('DATA_DIR', (text) => ({ value: text }), 'data')),
    siteUrl: site,
    secure: site?.startsWith('https:') ?? false,
    databaseUrl: read(
      'DATABASE_URL',
      secretUrl(['postgres:', 'postgresql:'], 'postgres://sehobi:secret@localhost:5432/sehobi'),
      undefined,
    ),
    keepDays: read('CONTACT_KEEP_DAYS', days, 365),
    ratePerHour: read('CONTACT_RATE_PER_HOUR', inRange(0, 1_000_000, 'a whole number, 0 for no limit', '20'), 20),
    trustedProxies: read('TRUSTED_PROXIES', proxies, []),
    metricsToken: read('METRICS_TOKEN', secret('0b8f6a52d9e74c31a7'), undefined),
    delivery: readDelivery(environment, read, problems),
  };
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}
