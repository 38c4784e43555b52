import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@ribambelle/database/migrate.ts';
import { connect, withDatabase } from '@ribambelle/database/connect.ts';
import { loadDemo } from '@ribambelle/tools/demo/load.ts';
import { SERVER_FLAGS } from '@ribambelle/tools/server-flags.mjs';
import { startEmbedded } from '@ribambelle/tools/database/embedded.ts';

/**
 * A durable database server for the benchmark (or the one of DATABASE_URL), with databases made for
 * it.
 */
export interface Stage {
  readonly url: string;
  readonly dataDir: string | null;
  /** Makes a migrated database with the demo of a size. */
  demoDatabase(size: 'usual' | 'large'): Promise<string>;
  emptyDatabase(): Promise<string>;
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const external = process.env['DATABASE_URL'];
  const dataDir =
    external === undefined ? await mkdtemp(join(tmpdir(), 'ribambelle-bench-')) : null;
  const embedded = dataDir === null ? null : await startEmbedded({ dataDir, durable: true });
  const url = embedded?.url ?? external ?? '';
  const names: string[] = [];
  const emptyDatabase = async () => {
    const name = `bench_${process.pid}_${names.length}`;
    names.push(name);
    await command(url, `create database ${name}`);
    return withDatabase(url, name);
  };
  return {
    url,
    dataDir,
    emptyDatabase,
    demoDatabase: async (size) => {
      const database = await emptyDatabase();
      await migrate(database);
      await loadDemo(database, { size });
      await command(database, 'vacuum analyze');
      return database;
    },
    close: async () => {
      for (const name of names)
        await command(url, `drop database if exists ${name} with (force)`).catch(() => {});
      await embedded?.stop();
      if (dataDir !== null)
        await rm(dataDir, {
          recursive: true,
          force: true,
        });
    },
  };
}

export async function command(url: string, sql: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** The server in a separate process, as it is deployed. */
export interface ServerProcess {
  readonly port: number;
  readonly back_office_port: number;
  readonly pid: number;
  /** Resident memory in bytes. */
  memory(): Promise<number>;
  /** Returns its processor time so far in milliseconds, with all its threads. */
  processorMillis(): Promise<number>;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

export interface ServerOptions {
  readonly databaseUrl: string;
  readonly pageCacheOff?: boolean;
  readonly jobs?: boolean;
  readonly port?: number;
  /** The stand-ins for payment providers, by name. */
  readonly providerUrls?: Readonly<Record<string, string>>;
  /** True when others listen on the same port. */
  readonly sharesPorts?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

interface Ports {
  readonly port: number;
  readonly back_office_port: number;
}

/** Starts the server and returns once it listens. */
export async function startProcess(options: ServerOptions): Promise<ServerProcess> {
  const { environment, ...settings } = options;
  const child = fork(join(import.meta.dirname, 'server-process.ts'), [JSON.stringify(settings)], {
    // as `npm start` runs it
    execArgv: [...SERVER_FLAGS],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { port, back_office_port } = await new Promise<Ports>((resolve, reject) => {
    child.once('message', (message: Ports) => resolve(message));
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it listened`)),
    );
  });
  const pid = child.pid ?? 0;
  return {
    port,
    back_office_port,
    pid,
    memory: async () => residentBytes(await readFile(`/proc/${pid}/status`, 'utf8')),
    processorMillis: async () => processorMillis(await readFile(`/proc/${pid}/stat`, 'utf8')),
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

/**
 * Starts servers that listen on one port, as the workers of `npm start` do; their memory is that of
 * the first.
 */
export async function startProcesses(
  options: ServerOptions,
  count: number,
): Promise<ServerProcess> {
  const shared = { ...options, sharesPorts: count > 1 };
  const first = await startProcess(shared);
  const { port } = first;
  const others = await Promise.all(
    Array.from({ length: count - 1 }, () => startProcess({ ...shared, port })),
  );
  const all = [first, ...others];
  const each = async (work: (one: ServerProcess) => Promise<void>) => {
    await Promise.all(all.map(work));
  };
  return {
    ...first,
    stop: () => each((one) => one.stop()),
    kill: () => each((one) => one.kill()),
  };
}

function residentBytes(status: string): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? '0') * 1024;
}

/**
 * Returns the processor time from the kernel's counts of hundredths of a second, for the process
 * itself and for its system calls.
 */
function processorMillis(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
