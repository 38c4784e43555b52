import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { accountFor } from './account.ts';
import type { Account } from './account.ts';
import { findBinaries } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { lockFolder, lockHolder } from './folder-lock.ts';
import { initialise, sayWhoMayConnect } from './initialise.ts';
import { launch, stopLeftover } from './postmaster.ts';
import { randomSecret } from './random-secret.ts';
import { addressOf, removeSockets } from './socket.ts';

export interface EmbeddedOptions {
  /** Contains `postgres/` (the cluster), `postgres.log` and `password`. Created when missing. */
  dataDir: string;
  /** A free port when absent. */
  port?: number;
  /**
   * False drops every guarantee of keeping data, for tests; the folder is removed when this process
   * ends, however it ends.
   */
  durable: boolean;
}

export interface EmbeddedDatabase {
  url: string;
  /** The process id of the postmaster, for tests that kill it. */
  readonly pid: number;
  /** Resolves when PostgreSQL has ended, by `stop` or otherwise. */
  readonly ended: Promise<void>;
  /** Restarts it at the same address after it ended unexpectedly. */
  again(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with `npm ci` on `dataDir`, on a socket and 127.0.0.1, and
 * returns its address. Locks the folder for this process, stops a server left over by a killed one,
 * and ends with this process. Refuses a folder in use or unwritable.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, durable } = options;
  await makeFolder(dataDir);
  const lock = await lockFolder(dataDir);
  if (lock === null) throw await alreadyRunning(dataDir);
  try {
    const cluster = join(dataDir, 'postgres');
    const account = await accountFor(cluster);
    const binaries = await findBinaries(account);
    await stopLeftover(cluster);
    await removeSockets(cluster);
    const password = await readyCluster({ dataDir, cluster, account, binaries, durable });
    let running = await launch({ ...options, cluster, account, binaries });
    const { port } = running;
    return {
      url: addressOf({ password, port, cluster }),
      get pid() {
        return running.pid;
      },
      get ended() {
        return running.ended;
      },
      again: async () => {
        await removeSockets(cluster);
        running = await launch({ ...options, port, cluster, account, binaries });
      },
      stop: async () => {
        await running.stop(durable ? 'SIGINT' : 'SIGQUIT');
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Returns the refusal for a second start on the same data. */
export async function alreadyRunning(dataDir: string): Promise<Refusal> {
  const holder = await lockHolder(dataDir);
  return new Refusal(
    `Ribambelle is already running on ${dataDir}${holder === null ? '' : ` (process ${holder})`}.`,
  );
}

/** Makes the data folder and proves that we can write in it. */
export async function makeFolder(dataDir: string): Promise<void> {
  try {
    await makeWithParents(dataDir);
    const probe = join(dataDir, '.writable');
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new Refusal(
      `The data folder ${dataDir} cannot be written (${reason(error)}): choose another with DATA_DIR.`,
      { cause: error },
    );
  }
}

/**
 * Avoids mkdir's own `recursive`, which never returns from a place like /proc where nothing can be
 * created.
 */
async function makeWithParents(folder: string): Promise<void> {
  const problem = await tryMaking(folder);
  if (problem?.code !== 'ENOENT' || dirname(folder) === folder) {
    if (problem !== null) throw problem;
    return;
  }
  await makeWithParents(dirname(folder));
  const again = await tryMaking(folder);
  if (again !== null) throw again;
}

async function tryMaking(folder: string): Promise<NodeJS.ErrnoException | null> {
  return mkdir(folder).then(
    () => null,
    (error: NodeJS.ErrnoException) => (error.code === 'EEXIST' ? null : error),
  );
}

interface ClusterSettings {
  dataDir: string;
  cluster: string;
  account: Account;
  binaries: Binaries;
  durable: boolean;
}

async function readyCluster(settings: ClusterSettings): Promise<string> {
  const passwordFile = join(settings.dataDir, 'password');
  const exists = await stat(settings.cluster).then(
    () => true,
    () => false,
  );
  if (exists) {
    await sayWhoMayConnect(settings.cluster);
    return readFile(passwordFile, 'utf8');
  }
  const password = randomSecret(18);
  await writeFile(passwordFile, password, { mode: 0o600, flush: true });
  await initialise({ ...settings, password });
  return password;
}

function reason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
