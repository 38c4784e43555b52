import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import pg from 'pg';
import { rounded } from './report.ts';

const run = promisify(execFile);

/**
 * The speed of the database itself: pgbench's simple update, 16 clients, on the server that the
 * shop uses.
 */
export interface Reference {
  readonly name: string;
  transactionsPerSecond(seconds: number): Promise<number>;
}

/** Updates a second on the two quiet cores for which the goals were set (docs/running/speed.md). */
const QUIET_UPDATES = 3600;

/** The current speed of the machine. */
export interface Machine {
  readonly reference: string;
  /**
   * The factor by which times may exceed those on two quiet cores: a slower machine, or one that
   * others use, gets more time in proportion.
   */
  readonly times: number;
}

/**
 * Measures the machine by pgbench: a machine is slower when it does less than two quiet cores did.
 */
export async function lookAt(reference: Reference, seconds: number): Promise<Machine> {
  const updates = await reference.transactionsPerSecond(seconds);
  return {
    reference: `${reference.name}: ${rounded(updates)}/s`,
    times: Math.max(1, QUIET_UPDATES / updates),
  };
}

/** Returns a goal in milliseconds on two quiet cores in words, with the same on this machine. */
export function goalOn(machine: Machine, goal: number): string {
  return `below ${goal} ms where that does ${QUIET_UPDATES}/s, here ${rounded(goal * machine.times)} ms`;
}

const CLIENTS = 16;
const SCALE = 10;
const ACCOUNTS = 100_000 * SCALE;

/**
 * Prepares pgbench's tables in a separate database; without the program the same statements go
 * through our driver.
 */
export async function openReference(databaseUrl: string): Promise<Reference> {
  const program = findProgram();
  if (program === null) return throughDriver(databaseUrl);
  await run(program, ['-i', '-q', '-s', String(SCALE), databaseUrl]);
  return {
    name: `pgbench -N -c ${CLIENTS} -j 2`,
    transactionsPerSecond: async (seconds) => {
      const { stdout } = await run(program, [
        '-N',
        '-c',
        String(CLIENTS),
        '-j',
        '2',
        '-T',
        String(seconds),
        databaseUrl,
      ]);
      return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
    },
  };
}

function findProgram(): string | null {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...versions.map((version) => `/usr/lib/postgresql/${version}/bin`),
  ];
  return folders.map((folder) => `${folder}/pgbench`).find((file) => existsSync(file)) ?? null;
}

async function throughDriver(databaseUrl: string): Promise<Reference> {
  const setup = new pg.Client({ connectionString: databaseUrl });
  await setup.connect();
  await setup.query(
    'create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100)',
  );
  await setup.query(
    'create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22))',
  );
  await setup.query(
    `insert into pgbench_accounts select n, 1, 0, '' from generate_series(1, ${ACCOUNTS}) n`,
  );
  await setup.end();
  return {
    name: `pgbench’s statements through our driver (pgbench is not installed), ${CLIENTS} clients`,
    transactionsPerSecond: async (seconds) => {
      const end = performance.now() + seconds * 1000;
      const counts = await Promise.all(
        Array.from({ length: CLIENTS }, () => oneClient(databaseUrl, end)),
      );
      return counts.reduce((sum, count) => sum + count, 0) / seconds;
    },
  };
}

async function oneClient(databaseUrl: string, end: number): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let transactions = 0;
  for (; performance.now() < end; transactions += 1) {
    const aid = 1 + Math.floor(Math.random() * ACCOUNTS);
    const delta = Math.floor(Math.random() * 10_000) - 5000;
    await client.query('begin');
    await client.query('update pgbench_accounts set abalance = abalance + $1 where aid = $2', [
      delta,
      aid,
    ]);
    await client.query('select abalance from pgbench_accounts where aid = $1', [aid]);
    await client.query(
      'insert into pgbench_history (tid, bid, aid, delta, mtime) values (1, 1, $1, $2, current_timestamp)',
      [aid, delta],
    );
    await client.query('end');
  }
  await client.end();
  return transactions;
}
