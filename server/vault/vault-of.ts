import type pg from 'pg';
import { databaseOf } from '../database/database-memory.ts';
import type { Db } from '../database/transaction.ts';
import type { Vault } from './vault.ts';

const vaults = new WeakMap<object, Vault>();

/** Sets the vault that seals and opens the secrets of a database. */
export function keepVault(pool: pg.Pool, vault: Vault): void {
  vaults.set(pool, vault);
}

/** Returns the vault of a transaction's database. Throws when none was set. */
export function vaultOf(db: Db): Vault {
  const vault = vaults.get(databaseOf(db));
  if (vault === undefined) throw new Error('No vault was named for this database');
  return vault;
}
