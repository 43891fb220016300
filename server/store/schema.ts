/** Append only what earlier releases can work with: during a release, and after a rollback, they use the same tables. */
export const migrations: readonly (readonly string[])[] = [
  // IF NOT EXISTS, because the first releases recorded no version.
  [
    `CREATE TABLE IF NOT EXISTS contact_message (
      receipt TEXT PRIMARY KEY,
      idempotency_key TEXT UNIQUE,
      fingerprint TEXT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      message TEXT NOT NULL,
      language TEXT NOT NULL,
      suspected TEXT NOT NULL,
      received_at BIGINT NOT NULL,
      state TEXT NOT NULL,
      attempts BIGINT NOT NULL DEFAULT 0,
      next_attempt_at BIGINT NOT NULL,
      claimed_by TEXT NOT NULL DEFAULT '',
      claimed_until BIGINT NOT NULL DEFAULT 0,
      delivered_at BIGINT,
      last_error TEXT NOT NULL DEFAULT ''
    )`,
    'CREATE INDEX IF NOT EXISTS contact_message_due ON contact_message (state, next_attempt_at)',
    'CREATE INDEX IF NOT EXISTS contact_message_received ON contact_message (received_at)',
    'CREATE TABLE IF NOT EXISTS contact_probe (id BIGINT PRIMARY KEY, at BIGINT NOT NULL)',
  ],
  ['ALTER TABLE contact_message ADD COLUMN refusals BIGINT NOT NULL DEFAULT 0'],
];

export const schemaVersion = migrations.length;
export const versionTableSql =
  'CREATE TABLE IF NOT EXISTS contact_schema (id BIGINT PRIMARY KEY, version BIGINT NOT NULL)';
export const readVersionSql = 'SELECT version FROM contact_schema WHERE id = 1';

export function upgradeStatements(version: number): string[] {
  if (version >= schemaVersion) return [];
  return [
    ...migrations.slice(version).flat(),
    `INSERT INTO contact_schema (id, version) VALUES (1, ${schemaVersion})
     ON CONFLICT (id) DO UPDATE SET version = excluded.version`,
  ];
}
