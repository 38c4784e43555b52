import { readFileSync, readlinkSync } from 'node:fs';
import { workPatiently } from '@ribambelle/server/threads/work-patiently.ts';

/**
 * A patient thread for tests: doubles numbers, returns its niceness, refuses negative numbers, ends
 * at 666.
 */
workPatiently(async (number: number) => {
  if (number === 666) process.exit(1);
  if (number < 0) throw new Error(`${number} is below nothing`);
  return { doubled: number * 2, niceness: niceness() };
});

/**
 * Returns the niceness in Linux: 19 for a thread that yields to everybody, 0 for others; null
 * elsewhere. Read by this thread itself, not by one of Node's.
 */
function niceness(): number | null {
  if (process.platform !== 'linux') return null;
  const stat = readFileSync(`/proc/${readlinkSync('/proc/thread-self')}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
}
