import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVER_FLAGS } from '../server-flags.mjs';
import type { Serving } from './serve.ts';

/** A message of a worker: that it listens, or why it cannot. */
export type WorkerWord =
  | { readonly port: number; readonly backOfficePort: number }
  | { readonly failed: string; readonly code: string | null };

export interface Supervised {
  readonly port: number;
  readonly backOfficePort: number;
  stop(): Promise<void>;
}

const execArgv = [...SERVER_FLAGS, '--disable-warning=ExperimentalWarning'];
const PATIENCE_MILLIS = 10_000;
/** Milliseconds of life below which a worker is not restarted at once: it would only fail again. */
const SHORT_LIFE_MILLIS = 5_000;
const LONGEST_PAUSE_MILLIS = 10_000;

/**
 * Serves both sites from `workers` processes that listen on the same ports: the system hands each
 * new connection to one of them. One that ends is replaced while the others answer; one that keeps
 * ending at once is restarted ever more slowly. The first one loads while the settings are still
 * made. When this process ends, they end. Throws when the
 * first ones cannot start. (Node's own cluster loses a connection that it was handing to a dying
 * worker.)
 */
export async function supervise(
  settings: Serving | Promise<Serving>,
  input: { workers: number; complain: (sentence: string) => void },
): Promise<Supervised> {
  let stopping = false;
  let failures = 0;
  const alive = new Set<ChildProcess>();
  const start = async (serving: Serving | Promise<Serving>) => {
    const worker = fork(join(import.meta.dirname, 'worker.ts'), { execArgv });
    const born = Date.now();
    alive.add(worker);
    // one that dies while a message is sent to it is replaced like any other
    worker.on('error', () => {});
    worker.on('exit', (code, signal) => {
      alive.delete(worker);
      if (stopping) return;
      failures = Date.now() - born < SHORT_LIFE_MILLIS ? failures + 1 : 0;
      input.complain(
        `Worker ${worker.pid} has ended (${signal ?? `code ${code}`}): another takes its place.`,
      );
      void replace(serving);
    });
    const listening = ready(worker);
    // one that ends while it waits for its settings has been reported
    listening.catch(() => {});
    worker.send({ ...(await serving), sharesPorts: true }, () => {});
    return listening;
  };
  const replace = async (serving: Serving | Promise<Serving>) => {
    if (failures > 0) await sleep(Math.min(LONGEST_PAUSE_MILLIS, 100 * 2 ** failures));
    // the reason why it could not start is reported when it ends
    if (!stopping) await start(serving).catch(() => {});
  };
  const stop = async () => {
    stopping = true;
    await Promise.all([...alive].map(end));
  };
  try {
    const ports = await start(settings);
    const serving = { ...(await settings), ...ports };
    await Promise.all(Array.from({ length: input.workers - 1 }, () => start(serving)));
    return { ...ports, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Resolves with the ports on which a new worker listens. */
function ready(worker: ChildProcess): Promise<{ port: number; backOfficePort: number }> {
  return new Promise((resolve, reject) => {
    worker.once('message', (word: WorkerWord) => {
      if ('port' in word) resolve(word);
      else reject(Object.assign(new Error(word.failed), { code: word.code }));
    });
    worker.once('exit', (code) => reject(new Error(`A worker ended at its start (code ${code})`)));
  });
}

/** Lets a worker finish its work, for a while. */
async function end(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const exit = new Promise((resolve) => worker.once('exit', resolve));
  worker.kill('SIGTERM');
  const late = setTimeout(() => worker.kill('SIGKILL'), PATIENCE_MILLIS);
  await exit;
  clearTimeout(late);
}
