import type pg from 'pg';
import { aboutMailPassword } from './mail-password.ts';
import { aboutSecondFactor } from './second-factor.ts';
import type { Vault } from './vault.ts';

interface Sealed {
  readonly organiser_id: number;
  readonly id: number;
  readonly secret: string;
}

/**
 * Seals with the present key what is kept in clear (from before there was a vault) or under an older key; as the owner, for all
 * organisers. Answers how many secrets cannot be opened any more, because their key is gone.
 */
export async function resealSecrets(owner: pg.Pool, vault: Vault): Promise<number> {
  return (await resealSecondFactors(owner, vault)) + (await resealMailPasswords(owner, vault));
}

async function resealSecondFactors(owner: pg.Pool, vault: Vault): Promise<number> {
  const { rows } = await owner.query<Sealed>(
    `select organiser_id, id, totp_secret as secret from collaborators
     where totp_secret is not null and not starts_with(totp_secret, $1)`,
    [vault.prefix],
  );
  let lost = 0;
  for (const { organiser_id, id, secret } of rows) {
    const sealed = resealed(vault, {
      secret,
      about: aboutSecondFactor({ organiser_id, collaborator_id: id }),
    });
    if (sealed === null) lost += 1;
    else
      await owner.query(
        'update collaborators set totp_secret = $1 where organiser_id = $2 and id = $3 and totp_secret = $4',
        [sealed, organiser_id, id, secret],
      );
  }
  return lost;
}

async function resealMailPasswords(owner: pg.Pool, vault: Vault): Promise<number> {
  const { rows } = await owner.query<Omit<Sealed, 'id'>>(
    `select organiser_id, password as secret from mail_settings
     where password is not null and not starts_with(password, $1)`,
    [vault.prefix],
  );
  let lost = 0;
  for (const { organiser_id, secret } of rows) {
    const sealed = resealed(vault, { secret, about: aboutMailPassword(organiser_id) });
    if (sealed === null) lost += 1;
    else
      await owner.query(
        'update mail_settings set password = $1 where organiser_id = $2 and password = $3',
        [sealed, organiser_id, secret],
      );
  }
  return lost;
}

/** The secret under the present key; null when it cannot be opened. */
function resealed(
  vault: Vault,
  { secret, about }: { secret: string; about: string },
): string | null {
  const opened = secret.startsWith('sealed.') ? vault.open(secret, about) : secret;
  return opened === null ? null : vault.seal(opened, about);
}
