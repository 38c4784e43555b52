import type { Rows } from '@ribambelle/database/rows.ts';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { statementName } from './statement-names.ts';
import { typedRows } from './unsafe.ts';

/** Queries inside one tenant's transaction. */
export type Db = Kysely<Rows>;

const RETRIES = 4;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/**
 * Runs one transaction in which only one organiser's rows exist. Committed when `run` returns, rolled back when it throws;
 * a deadlock or serialization failure is tried again, with jitter. `organiser_id` null sees no tenant's row at all.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  settings: { organiser_id: number | null; readonly?: boolean },
  run: (db: Db) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(pool, settings, run);
    } catch (error) {
      const code = sqlState(error);
      if ((code !== SERIALIZATION_FAILURE && code !== DEADLOCK) || attempt >= RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

/** The database's own error code of an error, or null. */
export function sqlState(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

async function once<Result>(
  pool: pg.Pool,
  settings: { organiser_id: number | null; readonly?: boolean },
  run: (db: Db) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const turn: Turn = { over: false };
  try {
    const tenant = settings.organiser_id === null ? '' : String(Math.trunc(settings.organiser_id));
    const begun = client.query(`begin${settings.readonly === true ? ' read only' : ''}; set local app.organiser_id = '${tenant}'`);
    begun.catch(() => {});
    const result = await run(new Kysely<Rows>({ dialect: dialectOn(client, turn) }));
    await begun;
    turn.over = true;
    if (settings.readonly === true) {
      // nothing depends on how a reader ends: its connection is handed on while it does
      client.query('commit').catch(() => {});
      return result;
    }
    const ended = await client.query('commit');
    // a transaction in which a statement failed answers ROLLBACK to `commit`, without an error
    if (ended.command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements had failed');
    return result;
  } catch (error) {
    turn.over = true;
    await client.query('rollback').catch((lost: unknown) => {
      broken = lost instanceof Error ? lost : new Error('The connection is lost');
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Whether a transaction still has its connection. What a failed action left running must not reach the next one's. */
interface Turn {
  over: boolean;
}

function dialectOn(client: pg.PoolClient, turn: Turn): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driverOn(client, turn),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function driverOn(client: pg.PoolClient, turn: Turn): Driver {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      if (turn.over) throw new Error('The transaction is over');
      const name = statementName(query.sql);
      const values = [...query.parameters];
      const result = await client.query(name === null ? { text: query.sql, values } : { text: query.sql, values, name });
      return typedRows<Row>(result.rows, BigInt(result.rowCount ?? 0));
    },
    streamQuery: () => {
      throw new Error('Streaming is not offered');
    },
  };
  const nothing = async () => {};
  return {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
}
