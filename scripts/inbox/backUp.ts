import { openSqlite } from '../../server/store/sqlite.ts';

/** Through SQLite itself: a copy of the file alone would miss what still stands in the write-ahead log. */
export async function backUp(folder: string, file: string): Promise<string> {
  const database = openSqlite(folder);
  try {
    await database.backup(file);
    return `${file} is written. To restore it, see docs/operations.md.`;
  } finally {
    await database.close();
  }
}
