import { type Database, type Row, StoreUnavailable } from '../../../server/store/database.ts';
import { readVersionSql, schemaVersion, upgradeStatements, versionTableSql } from '../../../server/store/schema.ts';

export function openD1(d1: D1Database): Database {
  let isUpgraded = false;

  return {
    kind: 'd1',
    async query(sql, values = []) {
      try {
        // Requests cannot share a promise, because Cloudflare cancels promises whose request has ended.
        if (!isUpgraded) await upgrade(d1);
        isUpgraded = true;
        const statement = d1.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
        return (await statement.bind(...values).all<Row>()).results;
      } catch (error) {
        // A restored database may have older tables, so the next query upgrades them.
        isUpgraded = false;
        throw error instanceof StoreUnavailable ? error : new StoreUnavailable(error);
      }
    },
  };
}

async function upgrade(d1: D1Database): Promise<void> {
  await d1.prepare(versionTableSql).all();
  const statements = upgradeStatements(await versionOf(d1));
  if (statements.length === 0) return;
  try {
    await d1.batch(statements.map((sql) => d1.prepare(sql)));
  } catch (error) {
    // Of several workers that start at once, one upgrades the tables and the others fail here.
    if ((await versionOf(d1)) < schemaVersion) throw error;
  }
}

const versionOf = async (d1: D1Database) => Number(await d1.prepare(readVersionSql).first('version'));
