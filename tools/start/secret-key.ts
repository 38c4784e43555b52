import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The keys that seal secrets in the database: those of SECRET_KEY, else one of the data folder's own, made at the first start. */
export async function secretKeys(
  given: string | null,
  dataDir: string,
): Promise<[string, ...string[]]> {
  const [first, ...others] = (given ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
  return first === undefined ? [await ownKey(dataDir)] : [first, ...others];
}

async function ownKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret-key');
  await mkdir(dataDir, { recursive: true });
  const fresh = randomBytes(32).toString('base64url');
  // of two starts at once one makes it, and both read it
  await writeFile(file, fresh, { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return (await readFile(file, 'utf8')).trim();
}
