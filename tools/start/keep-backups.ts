import { join } from 'node:path';
import { lastDue } from '@ribambelle/domain/backups/nights.ts';
import { ROOT, runProgram } from './run-program.ts';
import type { StartSettings } from './start-settings.ts';

const LOOK_MILLIS = 60_000;
/** Milliseconds before a failed backup is tried again. */
const AGAIN_MILLIS = 30 * 60_000;

/**
 * Ensures that every night has its backup, even one in which nothing ran: then as soon as it runs
 * again. Reports failures, and ends when it is stopped.
 */
export function keepBackups({
  backups,
  complain,
}: Pick<StartSettings, 'backups'> & { complain: (sentence: string) => void }): { stop(): void } {
  if (backups === null) return { stop: () => {} };
  let settled = '';
  let busy = false;
  let earliest = 0;
  const look = async () => {
    const due_at = lastDue(new Date().toISOString(), backups.at);
    if (busy || due_at === settled || Date.now() < earliest) return;
    busy = true;
    const { code, output } = await backUp(due_at);
    busy = false;
    if (code === 0) settled = due_at;
    else {
      earliest = Date.now() + AGAIN_MILLIS;
      complain(`The nightly backup failed: ${output.trim()}`);
    }
  };
  const timer = setInterval(() => void look(), LOOK_MILLIS);
  void look();
  return { stop: () => clearInterval(timer) };
}

function backUp(due_at: string) {
  const script = join(ROOT, 'tools/start/back-up-nightly.ts');
  return runProgram([process.execPath, '--disable-warning=ExperimentalWarning', script, due_at]);
}
