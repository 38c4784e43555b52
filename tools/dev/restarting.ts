import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds within which files saved together count as one change. */
const QUIET = 60;

/**
 * Runs a Node process that is replaced on `restart` and ends on `stop`; changes that come during a
 * replacement are included. `ready` resolves when the newest has sent its first message, or has
 * ended without one; `tell` sends it one.
 */
export function keepRunning(script: string, environment: Record<string, string>) {
  let current: ChildProcess | null = null;
  let waiting = false;

  const begin = async () => {
    waiting = false;
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    current = child;
    await Promise.race([once(child, 'message'), once(child, 'exit')]);
  };
  const finish = async () => {
    if (current === null || current.exitCode !== null || current.signalCode !== null) return;
    current.kill('SIGTERM');
    await once(current, 'exit');
  };

  let work = begin();
  return {
    ready: () => work,
    tell: (message: string) => {
      if (current?.connected) current.send(message);
    },
    restart: () => {
      if (waiting) return;
      waiting = true;
      work = work
        .then(() => sleep(QUIET))
        .then(finish)
        .then(begin);
    },
    stop: () => work.then(finish),
  };
}
