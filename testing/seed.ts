import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbedded } from '@ribambelle/tools/database/embedded.ts';
import { readyTemplate, templateName } from './template.ts';

const run = promisify(execFile);
const ONE_DAY = 86_400_000;
const PREFIX = `ribambelle-seed-${process.getuid?.()}-`;

/**
 * Fills an empty data folder with a cluster that already has the template; it is made once for each
 * set of migrations and kept in the temporary folder.
 */
export async function copySeed(dataDir: string): Promise<void> {
  const seed = join(tmpdir(), `${PREFIX}${await templateName()}`);
  if (!(await isOurs(seed))) await makeSeed(seed);
  await run('cp', ['-a', '--reflink=auto', `${seed}/.`, dataDir]);
}

async function makeSeed(seed: string): Promise<void> {
  await removeOldSeeds();
  const draft = await mkdtemp(join(tmpdir(), 'ribambelle-draft-'));
  const embedded = await startEmbedded({ dataDir: draft, durable: true });
  await readyTemplate(embedded.url);
  await embedded.stop();
  try {
    await rename(draft, seed);
  } catch {
    // Another run was quicker; its seed is as good as ours.
    await rm(draft, { recursive: true, force: true });
  }
}

async function removeOldSeeds(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(tmpdir(), name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - ONE_DAY && (await isOurs(path)))
      await rm(path, { recursive: true, force: true });
  }
}

async function isOurs(folder: string): Promise<boolean> {
  const stats = await stat(folder).catch(() => null);
  return stats !== null && stats.uid === process.getuid?.();
}
