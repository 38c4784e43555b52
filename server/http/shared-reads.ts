import type pg from 'pg';
import { type Db, inTransaction, type Transact } from '../database/transaction.ts';

/** One read-only transaction for all reads of a page, begun by the first read. */
export interface SharedReads {
  readonly read: Transact;
  /** Releases the connection; nothing can be read afterwards. */
  end(): void;
}

function writeNothing(): never {
  throw new Error('A page only reads');
}

export function shareReads(pool: pg.Pool, organiser_id: number): SharedReads {
  const end = Promise.withResolvers<void>();
  const open = () =>
    new Promise<Db>((resolve, reject) => {
      const settings = { organiser_id, readonly: true, lists: true, one_moment: true };
      const reading = inTransaction({ pool, ...settings }, (db) => {
        resolve(db);
        return end.promise;
      });
      reading.catch(reject);
    });
  let connection: Promise<Db> | null = null;
  return {
    read: async (run) => run(await (connection ??= open()), writeNothing),
    end: end.resolve,
  };
}
