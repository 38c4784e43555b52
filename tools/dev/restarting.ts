import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A Node process that is replaced on `restart` and ends on `stop`; changes that come while it is being replaced are taken along. */
export function keepRunning(script: string, environment: Record<string, string>) {
  let current: ChildProcess | null = null;
  let work = Promise.resolve();

  const begin = () => {
    current = spawn(process.execPath, [script], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  };
  const finish = async () => {
    if (current === null || current.exitCode !== null || current.signalCode !== null) return;
    current.kill('SIGTERM');
    await once(current, 'exit');
  };

  begin();
  return {
    restart: () => {
      work = work.then(finish).then(begin);
    },
    stop: () => work.then(finish),
  };
}
