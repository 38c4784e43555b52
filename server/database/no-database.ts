import type { Rows } from '@ribambelle/database/rows.ts';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Db } from './transaction.ts';

/** Returns queries of a database that does not exist, for code that only tells databases apart. */
export const noDatabase = (): Db =>
  new Kysely<Rows>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
