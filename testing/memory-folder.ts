import { statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
const GIBIBYTE = 2 ** 30;
/** A run's databases come and go: together they never took more than one, with the log that is written of them. */
const NEEDED = 3 * GIBIBYTE;
/** What the rest of the run needs beside it. */
const LEFT = 3 * GIBIBYTE;

/**
 * The folder in which a run keeps its database: memory where there is room, otherwise the temporary folder. A copy of the template is twelve hundred
 * small files, which a disk that others use as well takes ten times as long to make and to remove.
 */
export async function folderOfRun(): Promise<string> {
  const space = await statfs(IN_MEMORY).catch(() => null);
  const free = space === null ? 0 : space.bavail * space.bsize;
  return free >= NEEDED && freemem() >= NEEDED + LEFT ? IN_MEMORY : tmpdir();
}
