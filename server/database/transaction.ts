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
  type RawBuilder,
} from 'kysely';
import type pg from 'pg';
import { endReader } from './ended-readers.ts';
import { noteDatabase, noteOrganiser } from './database-memory.ts';
import { isGivenUp } from './given-up.ts';
import { writersOf } from './pool.ts';
import { statementNamesOf, type StatementNames } from './statement-names.ts';
import { turnsToWrite } from './turns-to-write.ts';
import { typedRows } from './unsafe.ts';

/** Queries inside one tenant's transaction. */
export type Db = Kysely<Rows>;

/**
 * Sends a statement together with the commit: nobody waits for its rows, and when it fails nothing
 * is committed.
 */
export type WithCommit = (statement: RawBuilder<unknown>) => void;

/** Runs something inside a transaction. */
export type Transact = <Result>(
  run: (db: Db, withCommit: WithCommit) => Promise<Result>,
) => Promise<Result>;

export interface TransactionSettings {
  readonly organiser_id: number | null;
  readonly readonly?: boolean;
  /**
   * True when it reads lists, whose best plan depends on the filters; all others work on few rows
   * by their ids, and keep one plan.
   */
  readonly lists?: boolean;
  /**
   * True when all of its statements see the database as it was at the first of them (decision 173);
   * for read-only transactions.
   */
  readonly one_moment?: boolean;
  /**
   * True when it continues work that somebody began, such as a job or a provider's message: it does
   * not wait behind new work.
   */
  readonly goes_on?: boolean;
  /**
   * True when it does the work of a call: nothing of it is committed once its caller was told that
   * it took too long.
   */
  readonly of_call?: boolean;
}

const RETRIES = 4;
/** The database's code for a transaction to retry. */
export const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const FOREIGN_KEY_VIOLATION = '23503';
/** The database's code for a row that already exists. */
export const UNIQUE_VIOLATION = '23505';
/** The database's code for a row that overlaps one from which it must be separate. */
export const EXCLUSION_VIOLATION = '23P01';

/**
 * Runs one transaction in which only one organiser's rows exist. Commits when `run` returns, rolls
 * back when it throws; retries a deadlock or serialization failure, with jitter, and also a write
 * about somebody who was merged into another record meanwhile (decision 161). `organiser_id` null
 * sees no tenant's row at all. Writers wait for their turn (decision 185), and are refused BUSY
 * after too long a wait.
 */
export async function inTransaction<Result>(
  settings: TransactionSettings & { readonly pool: pg.Pool },
  run: (db: Db, withCommit: WithCommit) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTurn(settings, run);
    } catch (error) {
      if (!isTriedAgain(error) || attempt >= RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

/**
 * An error when a record that was read is gone at its lock: it was merged into another one, which a
 * second read finds.
 */
export class GoneMeanwhile extends Error {
  readonly code = SERIALIZATION_FAILURE;
}

/** An error when the caller was told meanwhile that nothing was done, which must stay true. */
class GivenUp extends Error {
  readonly code = '57014';
}

function isTriedAgain(error: unknown): boolean {
  const code = sqlState(error);
  return (
    code === SERIALIZATION_FAILURE || code === DEADLOCK || namesMerged(error) || drewTaken(error)
  );
}

/** Tests for a payment reference that another transaction took meanwhile: a retry draws another. */
function drewTaken(error: unknown): boolean {
  return (
    sqlState(error) === UNIQUE_VIOLATION &&
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'payment_references_pkey'
  );
}

/**
 * Tests for a row that refers to a deleted family or participant: only a merge deletes one. A retry
 * finds the kept record, or none.
 */
function namesMerged(error: unknown): boolean {
  return (
    sqlState(error) === FOREIGN_KEY_VIOLATION &&
    error instanceof Error &&
    'constraint' in error &&
    /_(?:customer|participant|recipient)_id_fkey$/.test(String(error.constraint))
  );
}

/** Returns the database's own error code of an error, or null. */
export function sqlState(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}

async function inTurn<Result>(
  settings: TransactionSettings & { readonly pool: pg.Pool },
  run: (db: Db, withCommit: WithCommit) => Promise<Result>,
): Promise<Result> {
  const { pool } = settings;
  if (settings.readonly === true) return once({ ...settings, atCommit: () => {} }, run);
  const end = await turnsToWrite(pool, settings.goes_on === true).take();
  try {
    return await once({ ...settings, atCommit: end }, run);
  } finally {
    end();
  }
}

async function once<Result>(
  settings: TransactionSettings & { readonly pool: pg.Pool; readonly atCommit: () => void },
  run: (db: Db, withCommit: WithCommit) => Promise<Result>,
): Promise<Result> {
  const { pool } = settings;
  const client = await (settings.readonly === true ? pool : writersOf(pool)).connect();
  let failure: Error | undefined;
  const turn: Turn = { over: false };
  try {
    const beginning = client.query(beginOf(settings));
    beginning.catch(() => {});
    const last: CompiledQuery[] = [];
    const names = statementNamesOf(pool);
    const db = new Kysely<Rows>({ dialect: dialectOn({ client, names, turn }) });
    noteDatabase(db, pool);
    if (settings.organiser_id !== null) noteOrganiser(db, settings.organiser_id);
    const result = await run(db, (statement) => last.push(statement.compile(db)));
    await beginning;
    turn.over = true;
    if (settings.readonly === true) {
      endReader(pool, client);
      return result;
    }
    if (settings.of_call === true && isGivenUp())
      throw new GivenUp('The call was given up before its commit');
    const lastQueries = last.map((query) => send({ client, names }, query));
    const committing = client.query('commit');
    settings.atCommit();
    const [commit] = await Promise.all([committing, ...lastQueries]);
    // a transaction in which a statement failed answers ROLLBACK to `commit`, without an error
    if (commit.command !== 'COMMIT')
      throw new Error('The transaction was rolled back: one of its statements had failed');
    return result;
  } catch (error) {
    turn.over = true;
    await client.query('rollback').catch((cause: unknown) => {
      failure = cause instanceof Error ? cause : new Error('The connection is lost');
    });
    throw error;
  } finally {
    client.release(failure);
  }
}

function beginOf(settings: TransactionSettings): string {
  const { organiser_id, readonly = false, lists = false, one_moment = false } = settings;
  const moment = one_moment ? ' isolation level repeatable read' : '';
  const tenant = organiser_id === null ? '' : String(Math.trunc(organiser_id));
  const plans = lists ? '' : '; set local plan_cache_mode = force_generic_plan';
  return `begin${moment}${readonly ? ' read only' : ''}${plans}; set local app.organiser_id = '${tenant}'`;
}

/** A connection, and the names that statements have on it. */
interface Line {
  readonly client: pg.PoolClient;
  readonly names: StatementNames;
}

function send(
  { client, names }: Line,
  { sql: text, parameters }: CompiledQuery,
): Promise<pg.QueryResult> {
  const name = names.nameOf(text);
  const values = [...parameters];
  return client.query(name === null ? { text, values } : { text, values, name });
}

/**
 * Whether a transaction no longer has its connection. The remains of a failed action must not reach
 * the transaction of the next one.
 */
interface Turn {
  over: boolean;
}

function dialectOn(line: Line & { readonly turn: Turn }): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driverOn(line),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function driverOn({ turn, ...line }: Line & { readonly turn: Turn }): Driver {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      if (turn.over) throw new Error('The transaction is over');
      const result = await send(line, query);
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
