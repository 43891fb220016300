export const firstTables = `
  CREATE TABLE contact_message (receipt TEXT PRIMARY KEY, idempotency_key TEXT UNIQUE, fingerprint TEXT NOT NULL,
    name TEXT NOT NULL, email TEXT NOT NULL, message TEXT NOT NULL, language TEXT NOT NULL, suspected TEXT NOT NULL,
    received_at BIGINT NOT NULL, state TEXT NOT NULL, attempts BIGINT NOT NULL DEFAULT 0,
    next_attempt_at BIGINT NOT NULL, claimed_by TEXT NOT NULL DEFAULT '', claimed_until BIGINT NOT NULL DEFAULT 0,
    delivered_at BIGINT, last_error TEXT NOT NULL DEFAULT '');
  CREATE TABLE contact_probe (id BIGINT PRIMARY KEY, at BIGINT NOT NULL);
  INSERT INTO contact_message (receipt, fingerprint, name, email, message, language, suspected, received_at, state,
    next_attempt_at) VALUES ('ABCD-2345', 'x', 'Ayu', 'ayu@example.com', 'From before', 'en', '', ${Date.now()}, 'waiting', 0);`;
