import type { Database } from './database.ts';

/** Do not use 3 for a new task: earlier releases stored a row with this id. */
const taskIds = { healthCheck: 1, retention: 2, backup: 4 };
type Times = { [Name in keyof typeof taskIds]?: number };

/** Because the clock may be wrong, the time of `retention` follows it by at most two hours a run (operation/retention.ts). */
export function createLastTaskRuns(database: Database) {
  return {
    async read(): Promise<Times> {
      const rows = await database.query('SELECT id, at FROM contact_probe');
      const times = new Map(rows.map(({ id, at }) => [Number(id), Number(at)]));
      return Object.fromEntries(Object.entries(taskIds).map(([name, id]) => [name, times.get(id)]));
    },

    async write(name: keyof Times, at: number): Promise<void> {
      const sql = 'INSERT INTO contact_probe (id, at) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET at = excluded.at';
      await database.query(sql, [taskIds[name], at]);
    },
  };
}
