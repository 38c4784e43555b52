import { existsSync } from 'node:fs';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { randomSecret } from '../database/random-secret.ts';

/**
 * Returns the keys that seal secrets in the database: those of SECRET_KEY, else one of the data
 * folder, created at the first start. Refuses an empty one.
 */
export async function secretKeys(
  setting: string | null,
  dataDir: string,
): Promise<[string, ...string[]]> {
  const [first, ...others] = (setting ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
  return first === undefined ? [await ownKey(dataDir)] : [first, ...others];
}

async function ownKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret-key');
  await mkdir(dataDir, { recursive: true });
  if (!existsSync(file)) await makeKey(file);
  const key = (await readFile(file, 'utf8')).trim();
  if (key === '')
    throw new Refusal(
      `The key in ${file} is empty: put back the one of a backup, or remove the file, and set up second factors and mail passwords anew; the codes of sold vouchers are then lost.`,
    );
  return key;
}

/**
 * Creates a key, which gets its name when it is complete: of two starts at once one creates it, and
 * neither reads a part.
 */
async function makeKey(file: string): Promise<void> {
  const draft = `${file}.${crypto.randomUUID()}`;
  await writeFile(draft, randomSecret(32), { mode: 0o600, flush: true });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
}
