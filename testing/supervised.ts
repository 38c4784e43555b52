import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Shop } from './shop.ts';

/**
 * The number of workers: the fewest that can take work from each other; each more costs a second of
 * a processor, and as much again after it was killed.
 */
const WORKERS = 2;

/**
 * Starts two workers on the database of a shop, in separate processes, which run jobs and hand
 * e-mails to a mail server, if there is one.
 */
export async function startSupervised(
  shop: Shop,
  smtp: { readonly port: number } | null,
): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'supervised-server.ts'),
      shop.databaseUrl,
      `${WORKERS}`,
      ...(smtp === null ? [] : [`smtp://127.0.0.1:${smtp.port}`]),
    ],
    { stdio: ['ignore', 'pipe', 'ignore', 'ipc'] },
  );
  if (child.stdout === null) throw new Error('The supervisor says nothing');
  await once(createInterface(child.stdout), 'line');
  return child;
}

/** Kills all workers at once, in the middle of their work; the supervisor starts others. */
export async function killWorkers({ pid }: ChildProcess): Promise<void> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const child of children.trim().split(' ').filter(Boolean))
    process.kill(Number(child), 'SIGKILL');
}

export async function stopSupervised(child: ChildProcess | null): Promise<void> {
  if (child === null || child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
