import type { Rows } from '@ribambelle/database/rows.ts';
import type { Kysely } from 'kysely';
import type pg from 'pg';

/** Of which database each transaction is. */
const databases = new WeakMap<object, pg.Pool>();

/** Notes over whose connections a transaction goes. */
export function noteDatabase(db: object, pool: pg.Pool): void {
  databases.set(db, pool);
}

/** Of which database a transaction is. */
export function databaseOf(db: object): object {
  return databases.get(db) ?? db;
}

/**
 * What a process remembers of a database, for each database by itself: made at its first transaction that asks, and gone with its pool.
 * No database is ever answered from what was read of another (docs/decisions/0195-memory-of-a-database.md).
 */
export function memoryOfDatabase<Memory extends object>(
  make: () => Memory,
): (db: Kysely<Rows>) => Memory {
  const memories = new WeakMap<object, Memory>();
  return (db) => {
    const database = databaseOf(db);
    const known = memories.get(database) ?? make();
    memories.set(database, known);
    return known;
  };
}
