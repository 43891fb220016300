import type { Database } from './database.ts';

export type ClockStore = ReturnType<typeof createClockStore>;
type SeenClock = { seen: number; holdUntil: number };

/** Times that outlive a restart, as rows of contact_probe: 1 health check, 2 last seen clock, 3 hold until, 4 last backup. */
export function createClockStore(database: Database) {
  return {
    async read(): Promise<Partial<SeenClock>> {
      const rows = await database.query('SELECT id, at FROM contact_probe WHERE id IN (2, 3)');
      const times = new Map(rows.map(({ id, at }) => [Number(id), Number(at)]));
      const [seen, holdUntil] = [times.get(2), times.get(3)];
      return { ...(seen === undefined ? {} : { seen }), ...(holdUntil === undefined ? {} : { holdUntil }) };
    },

    async backedUp(at: number): Promise<void> {
      await database.query(
        'INSERT INTO contact_probe (id, at) VALUES (4, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
        [at],
      );
    },

    async lastBackup(): Promise<number | undefined> {
      const [row] = await database.query('SELECT at FROM contact_probe WHERE id = 4');
      return row && Number(row['at']);
    },

    async write({ seen, holdUntil }: SeenClock): Promise<void> {
      await database.query(
        'INSERT INTO contact_probe (id, at) VALUES (2, $1), (3, $2) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
        [seen, holdUntil],
      );
    },
  };
}
