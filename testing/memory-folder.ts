import { statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';

/** The folder in which Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
const GIBIBYTE = 2 ** 30;
/**
 * The memory for the databases of a run, which come and go: together they have never taken more
 * than this, including their log.
 */
const NEEDED = 3 * GIBIBYTE;
/** The memory for the rest of the run. */
const LEFT = 3 * GIBIBYTE;

/**
 * Returns the folder in which a run keeps its database: memory where there is room, otherwise the
 * temporary folder. A copy of the template is twelve hundred small files, which take ten times as
 * long to create and delete on a shared disk.
 */
export async function folderOfRun(): Promise<string> {
  const space = await statfs(IN_MEMORY).catch(() => null);
  const free = space === null ? 0 : space.bavail * space.bsize;
  return free >= NEEDED && freemem() >= NEEDED + LEFT ? IN_MEMORY : tmpdir();
}
