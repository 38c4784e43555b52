import type { Rows } from '@ribambelle/database/rows.ts';
import type { Kysely } from 'kysely';
import type pg from 'pg';

/** The database of each transaction. */
const databases = new WeakMap<object, pg.Pool>();

/** Records the pool of a transaction. */
export function noteDatabase(db: object, pool: pg.Pool): void {
  databases.set(db, pool);
}

/** The organiser of each transaction that has one. */
const organisers = new WeakMap<object, number>();

/** Records the organiser of a transaction. */
export function noteOrganiser(db: object, organiser_id: number): void {
  organisers.set(db, organiser_id);
}

/**
 * Returns the organiser whose rows exist in a transaction, for what is not in the database: the
 * names of its secrets. Throws when it has none.
 */
export function organiserIdOf(db: object): number {
  const organiser_id = organisers.get(db);
  if (organiser_id === undefined) throw new Error('This transaction has no organiser');
  return organiser_id;
}

/** Returns the database of a transaction. */
export function databaseOf(db: object): object {
  return databases.get(db) ?? db;
}

/**
 * Creates a memory of the process with a separate value for each database: made at its first use in
 * a transaction, and gone with its pool. A database is never answered from what was read of another
 * (docs/decisions/0195-memory-of-a-database.md).
 */
export function memoryOfDatabase<Memory extends object>(
  make: () => Memory,
): (db: Kysely<Rows>) => Memory {
  const memories = new WeakMap<object, Memory>();
  return (db) => {
    const database = databaseOf(db);
    const memory = memories.get(database) ?? make();
    memories.set(database, memory);
    return memory;
  };
}
