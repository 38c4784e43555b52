import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { open, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '@ribambelle/database/refusal.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { guard } from './guardian.ts';
import { asAccount, HERE, lastWords } from './run-as.ts';
import { settings } from './settings.ts';

export interface Launch {
  dataDir: string;
  cluster: string;
  account: Account;
  binaries: Binaries;
  port?: number;
  durable: boolean;
}

export interface Postmaster {
  pid: number;
  port: number;
  ended: Promise<void>;
  stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
}

const PATIENCE = 10_000;

/**
 * Starts PostgreSQL on the cluster; retries while the remains of a killed server are still going
 * away, or its port was taken.
 */
export async function launch(options: Launch): Promise<Postmaster> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const port = options.port ?? (await freePort());
    const attempt = await start({ ...options, port });
    if ('pid' in attempt) return attempt;
    const passing = /pre-existing shared memory|lock file|could not create any TCP/.test(
      attempt.log,
    );
    if (!passing || Date.now() > deadline) {
      throw new Refusal(
        `The embedded PostgreSQL does not start: ${lastWords(attempt.log)} (more in ${join(options.dataDir, 'postgres.log')})`,
      );
    }
    await stopLeftover(options.cluster);
    await sleep(200);
  }
}

/** Ends a PostgreSQL still working on the cluster after the process that started it was killed. */
export async function stopLeftover(cluster: string): Promise<void> {
  const pid = await postmasterOf(cluster);
  if (pid === null) return;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    kill(pid, signal);
    const deadline = Date.now() + PATIENCE;
    while (Date.now() < deadline) {
      if (!(await worksIn(pid, cluster))) return;
      await sleep(20);
    }
  }
}

async function start(options: Launch & { port: number }): Promise<Postmaster | { log: string }> {
  const { dataDir, cluster, account, binaries, port, durable } = options;
  const logPath = join(dataDir, 'postgres.log');
  const log = await open(logPath, 'w');
  const child = spawn(binaries.postgres, ['-D', HERE, ...settings({ port, durable })], {
    ...asAccount(account),
    cwd: cluster,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  const exit = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
    child.on('error', () => resolve());
  });
  await log.close();
  const pid = child.pid;
  if (pid === undefined)
    throw new Refusal(
      `The embedded PostgreSQL cannot run on this system (${binaries.postgres}): give DATABASE_URL instead.`,
    );
  const guardian = guard({ pid, cluster, removing: durable ? null : dataDir });
  if (!(await becomesReady({ cluster, pid, child }))) {
    guardian.dismiss();
    return { log: await readFile(logPath, 'utf8') };
  }
  child.unref();
  // a restarted one gets its own guardian; the folder of a throw-away one is removed with us in any
  // case
  if (durable) void exit.then(() => guardian.dismiss());
  return {
    pid,
    port,
    ended: exit,
    stop: (signal) =>
      stop({ child, pid, ended: exit, guardian, signal, removing: durable ? null : dataDir }),
  };
}

interface Stopping {
  child: ChildProcess;
  pid: number;
  ended: Promise<void>;
  guardian: { dismiss(): void };
  signal: 'SIGINT' | 'SIGQUIT';
  removing: string | null;
}

async function stop(stopping: Stopping): Promise<void> {
  const { child, pid, ended, guardian, signal, removing } = stopping;
  // waits for its end, however long its last checkpoint takes
  child.ref();
  kill(pid, signal);
  const keepAlive = setTimeout(() => kill(pid, 'SIGQUIT'), PATIENCE);
  await ended;
  clearTimeout(keepAlive);
  guardian.dismiss();
  if (removing !== null) await rm(removing, { recursive: true, force: true });
}

async function becomesReady({
  cluster,
  pid,
  child,
}: {
  cluster: string;
  pid: number;
  child: ChildProcess;
}): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split(
      '\n',
    );
    if (lines[0] === String(pid) && lines[7]?.trim() === 'ready') return true;
    await sleep(10);
  }
  return false;
}

/**
 * Returns the process id of a live PostgreSQL working in this very folder; another process may have
 * inherited the number.
 */
async function postmasterOf(cluster: string): Promise<number | null> {
  const [first = ''] = (
    await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  ).split('\n');
  const pid = Number(first);
  return pid > 1 && (await worksIn(pid, cluster)) ? pid : null;
}

async function worksIn(pid: number, cluster: string): Promise<boolean> {
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  return folder !== null && folder === (await realpath(cluster));
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already, as wanted.
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        resolve(address !== null && typeof address === 'object' ? address.port : 0),
      );
    });
  });
}
