import type pg from 'pg';
import { aboutSecondFactor } from './second-factor.ts';
import type { Vault } from './vault.ts';

/**
 * Seals with the present key what is kept in clear (from before there was a vault) or under an older key; as the owner, for all
 * organisers. Answers how many second factors cannot be opened any more, because their key is gone.
 */
export async function resealSecrets(owner: pg.Pool, vault: Vault): Promise<number> {
  const { rows } = await owner.query<{ organiser_id: number; id: number; totp_secret: string }>(
    `select organiser_id, id, totp_secret from collaborators
     where totp_secret is not null and not starts_with(totp_secret, $1)`,
    [vault.prefix],
  );
  let lost = 0;
  for (const { organiser_id, id, totp_secret } of rows) {
    const about = aboutSecondFactor({ organiser_id, collaborator_id: id });
    const secret = totp_secret.startsWith('sealed.') ? vault.open(totp_secret, about) : totp_secret;
    if (secret === null) lost += 1;
    else
      await owner.query(
        'update collaborators set totp_secret = $1 where organiser_id = $2 and id = $3 and totp_secret = $4',
        [vault.seal(secret, about), organiser_id, id, totp_secret],
      );
  }
  return lost;
}
