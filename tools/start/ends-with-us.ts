import type { ChildProcess } from 'node:child_process';

/**
 * Ends the child when this process exits before it, so that a stopped command leaves no process
 * behind.
 */
export function endsWithUs(child: ChildProcess): void {
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
}
