import type { Rows } from '@ribambelle/database/rows.ts';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Db } from './transaction.ts';

/** Queries of a database that is not there: for what only tells databases apart. */
export const noDatabase = (): Db =>
  new Kysely<Rows>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
