import type pg from 'pg';
import { databaseOf } from '../database/database-memory.ts';
import type { Db } from '../database/transaction.ts';
import type { Vault } from './vault.ts';

const vaults = new WeakMap<object, Vault>();

/** Says which vault seals and opens what is kept in a database. */
export function keepVault(pool: pg.Pool, vault: Vault): void {
  vaults.set(pool, vault);
}

/** The vault of the database that a transaction is of. Throws where nobody said which. */
export function vaultOf(db: Db): Vault {
  const vault = vaults.get(databaseOf(db));
  if (vault === undefined) throw new Error('No vault was named for this database');
  return vault;
}
