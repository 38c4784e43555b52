import { readFile, readlink } from 'node:fs/promises';
import { workPatiently } from '@ribambelle/server/threads/work-patiently.ts';

/** A patient thread for tests: doubles numbers, says how patient it is, refuses what is negative, ends at 666. */
workPatiently(async (number: number) => {
  if (number === 666) process.exit(1);
  if (number < 0) throw new Error(`${number} is below nothing`);
  return { doubled: number * 2, niceness: await niceness() };
});

/** What Linux calls nice: 19 for who yields to everybody, 0 for others; null elsewhere. */
async function niceness(): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  const stat = await readFile(`/proc/${await readlink('/proc/thread-self')}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
}
