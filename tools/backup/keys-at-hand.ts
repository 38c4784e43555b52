import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '@ribambelle/database/connect.ts';
import { createPool } from '@ribambelle/server/database/pool.ts';
import { resealSecrets } from '@ribambelle/server/vault/reseal-secrets.ts';
import { createVault } from '@ribambelle/server/vault/vault.ts';
import { secretKeys } from '../start/secret-key.ts';
import type { StartSettings } from '../start/start-settings.ts';

type Where = Pick<StartSettings, 'secretKey' | 'dataDir'>;
type Keys = readonly [string, ...string[]];

/**
 * Returns the keys with which `npm start` seals, as `secretKeys` finds them; null when there are
 * none yet. Creates none.
 */
export async function keysAtHand({ secretKey, dataDir }: Where): Promise<Keys | null> {
  if (secretKey === null && !existsSync(join(dataDir, 'secret-key'))) return null;
  return secretKeys(secretKey, dataDir);
}

/**
 * Counts the second factors, passwords of mail servers and codes of vouchers that these keys do not
 * open.
 */
export async function countLocked(url: string, keys: readonly string[]): Promise<number> {
  const prefixes = keys.map((key) => createVault([key]).prefix);
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ locked: number }>(
      `select count(*)::int as locked from (
         select totp_secret as secret from collaborators union all select password from mail_settings
           -- read by name: before its migration there is no such column
           union all select to_jsonb(v) ->> 'code_sealed' from customer_vouchers v) sealed
       where starts_with(secret, 'sealed.') and not exists (select from unnest($1::text[]) prefix where starts_with(secret, prefix))`,
      [prefixes],
    );
    return rows[0]?.locked ?? 0;
  } finally {
    await client.end();
  }
}

/**
 * Keeps the key of a backup for a data folder without one, unless SECRET_KEY gives another; returns
 * the keys in force from now on.
 */
export async function takeOver(where: Where, keys: Keys | null): Promise<Keys | null> {
  const keysHere = await keysAtHand(where);
  if (keysHere !== null || keys === null) return keysHere;
  await mkdir(where.dataDir, { recursive: true });
  await writeFile(join(where.dataDir, 'secret-key'), keys[0], {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  return keysAtHand(where);
}

/**
 * Seals the restored secrets with the key in use here, and returns the number that cannot be
 * opened.
 */
export async function resealRestored(
  url: string,
  { present, restored }: { present: Keys; restored: Keys | null },
): Promise<number> {
  const owner = createPool(url, { max: 1, as_owner: true });
  try {
    return await resealSecrets(owner, createVault([...present, ...(restored ?? [])]));
  } finally {
    await owner.end();
  }
}
