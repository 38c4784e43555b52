import pg from 'pg';
import { GatheringSocket } from './gathering-socket.ts';

const TIMESTAMPTZ = 1184;
const DATE = 1082;
const BIGINT = 20;
const BIGINTS = 1016;
const TIMESTAMPTZS = 1185;

/**
 * Parses instants to ISO 8601 with milliseconds and Z, days as they are written, big integers to
 * numbers (ids stay below 2^53).
 */
function parserOf(oid: number, format: 'text' | 'binary' = 'text'): (value: string) => unknown {
  if (format === 'text' && oid === TIMESTAMPTZ) return instantOf;
  if (format === 'text' && oid === DATE) return (value) => value;
  if (format === 'text' && oid === BIGINT) return Number;
  if (format === 'text' && oid === BIGINTS) return numbersOf;
  if (format === 'text' && oid === TIMESTAMPTZS) return instantsOf;
  return pg.types.getTypeParser(oid, 'text');
}

/**
 * Converts `2026-07-06 07:00:00+00` and `…00.5+00` to our form of instants. Unusual values (BC
 * dates, infinity) are left to Date.
 */
function instantOf(value: string): string {
  if (value.length === 22 && value.endsWith('+00'))
    return `${value.slice(0, 10)}T${value.slice(11, 19)}.000Z`;
  return new Date(value).toISOString();
}

/** Parses `{1,2}` without any NULL; the usual parser would read it letter by letter. */
function numbersOf(value: string): number[] {
  return value === '{}' ? [] : value.slice(1, -1).split(',').map(Number);
}

/** Parses `{"2026-07-06 07:00:00+00","…"}` without any NULL. */
function instantsOf(value: string): string[] {
  return value === '{}' ? [] : value.slice(2, -2).split('","').map(instantOf);
}

const PATIENCE_MILLIS = 10_000;
const STATEMENT_MILLIS = 30_000;
/**
 * The milliseconds after which an idle connection closes: a connection knows the plans of its
 * statements, and a new one plans them all again, just when a rush begins
 * (docs/decisions/0184-idle-connections.md).
 */
const IDLE_MILLIS = 600_000;
/**
 * The settings of every statement: a single processor, because many statements wait for one, and no
 * compilation, because it takes longer than the statement
 * (docs/decisions/0176-one-processor-a-statement.md).
 */
const ALONE = '-c max_parallel_workers_per_gather=0 -c jit=off';

/**
 * The connections of a process: six for readers, who never wait for writers, and eight for writers
 * (docs/decisions/0187-who-writes-apart.md).
 */
const CONNECTIONS = 14;

/**
 * The connections of readers, and separately those of writers. Each connection plans every
 * statement that it is given, which takes as long as serving ten purchases: so few of them are
 * given the statements of a purchase.
 */
class Connections extends pg.Pool {
  readonly writers: pg.Pool;

  constructor(options: pg.PoolConfig, max_writers: number) {
    super(options);
    this.writers = new pg.Pool({ ...options, max: max_writers });
    for (const pool of [this, this.writers]) {
      // a connection that breaks while idle is replaced by the next query; the process goes on
      pool.on('error', () => {});
      // one that breaks while in use fails that query; without a listener, the event would end the
      // process
      pool.on('connect', (client) => client.on('error', () => {}));
    }
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override async end(callback?: () => void): Promise<void> {
    await super.end();
    await this.writers.end();
    callback?.();
  }
}

/** Returns the pool for transactions that write. */
export const writersOf = (pool: pg.Pool): pg.Pool =>
  pool instanceof Connections ? pool.writers : pool;

/** Returns the connections of readers and writers, for a process with a given maximum. */
export const shareOf = (most = CONNECTIONS): { max: number; max_writers: number } => {
  const all = Math.min(most, CONNECTIONS);
  const max = Math.max(1, Math.floor((all * 3) / 7));
  return { max, max_writers: Math.max(1, all - max) };
};

/**
 * Creates connections as the application role, which cannot bypass row-level security; times in
 * UTC. Without a number of their own, writers get as many connections as readers.
 */
export function createPool(
  databaseUrl: string,
  settings: { max?: number; max_writers?: number; as_owner?: boolean } = {},
): pg.Pool {
  const owner = settings.as_owner === true;
  const role = owner ? '' : '-c role=ribambelle_app ';
  const timeouts = owner
    ? '-c statement_timeout=60000'
    : `-c statement_timeout=${STATEMENT_MILLIS} -c lock_timeout=${PATIENCE_MILLIS} ${ALONE}`;
  const max = settings.max ?? CONNECTIONS;
  const options = {
    connectionString: databaseUrl,
    max,
    // a wait longer than a person's patience is given up, with an answer to try again
    // (refusal-answer.ts)
    connectionTimeoutMillis: PATIENCE_MILLIS,
    idleTimeoutMillis: IDLE_MILLIS,
    options: `${role}-c timezone=UTC -c idle_in_transaction_session_timeout=60000 ${timeouts}`,
    types: { getTypeParser: parserOf },
    pipeline: process.env['STATEMENTS'] !== 'one-by-one',
    stream: () => new GatheringSocket(),
  };
  return new Connections(options, settings.max_writers ?? max);
}
