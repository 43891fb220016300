import pg from 'pg';

const cut = `SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM pg_stat_activity
  WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY random() LIMIT 1) AS one`;

/** Cuts one of the servers' connections each second, whatever it is doing, as a network does. Gives back how many. */
export async function cutConnections(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let cuts = 0;
  let cutting: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    cutting = client.query(cut).then(({ rows }) => {
      cuts += rows.length;
    });
  }, 1000);
  return {
    cuts: () => cuts,
    async stop(): Promise<void> {
      clearInterval(timer);
      await cutting;
      await client.end();
    },
  };
}
