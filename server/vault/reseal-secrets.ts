import type pg from 'pg';
import { aboutAttendanceCode } from './attendance-code.ts';
import { aboutCalendarToken } from './calendar-token.ts';
import { aboutProviderKey, aboutSigningSecret } from './provider-key.ts';
import { aboutMailPassword } from './mail-password.ts';
import { aboutSecondFactor } from './second-factor.ts';
import type { Vault } from './vault.ts';
import { aboutSenderKey } from './sender-key.ts';
import { aboutVoucherCode, voucherCodeHash } from './voucher-code.ts';

/** The number of secrets read and written at a time. */
const AT_A_TIME = 500;

/** A column that holds secrets. `id` tells the rows of one organiser apart. */
interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly id: string;
  readonly about: (row: { readonly organiser_id: number; readonly id: number }) => string;
  /** The column by which it is found, and the value in it. */
  readonly found_by?: {
    readonly column: string;
    readonly hash: (vault: Vault, of: { organiser_id: number; secret: string }) => string;
  };
}

/** Every column that is kept sealed. */
const SEALED: readonly SealedColumn[] = [
  {
    table: 'collaborators',
    column: 'totp_secret',
    id: 'id',
    about: ({ organiser_id, id }) => aboutSecondFactor({ organiser_id, collaborator_id: id }),
  },
  {
    table: 'mail_settings',
    column: 'password',
    id: 'organiser_id',
    about: ({ organiser_id }) => aboutMailPassword(organiser_id),
  },
  {
    table: 'sender_domains',
    column: 'private_key_sealed',
    id: 'organiser_id',
    about: ({ organiser_id }) => aboutSenderKey(organiser_id),
  },
  {
    table: 'sender_domains',
    column: 'next_private_key_sealed',
    id: 'organiser_id',
    about: ({ organiser_id }) => aboutSenderKey(organiser_id),
  },
  {
    table: 'payment_providers',
    column: 'key_sealed',
    id: 'id',
    about: aboutProviderKey,
  },
  {
    table: 'payment_providers',
    column: 'signing_secret_sealed',
    id: 'id',
    about: aboutSigningSecret,
  },
  {
    table: 'calendar_feeds',
    column: 'sealed_token',
    id: 'customer_id',
    about: ({ organiser_id, id }) => aboutCalendarToken({ organiser_id, customer_id: id }),
  },
  {
    table: 'participants',
    column: 'attendance_code_sealed',
    id: 'id',
    about: ({ organiser_id }) => aboutAttendanceCode(organiser_id),
  },
  {
    table: 'customer_vouchers',
    column: 'code_sealed',
    id: 'id',
    about: ({ organiser_id }) => aboutVoucherCode(organiser_id),
    found_by: {
      column: 'code_hash',
      hash: (vault, { organiser_id, secret }) =>
        voucherCodeHash(vault, { organiser_id, code: secret }),
    },
  },
];

interface Sealed {
  readonly organiser_id: number;
  readonly id: number;
  readonly secret: string;
}

/**
 * Seals with the present key all secrets that are in clear (from before there was a vault) or
 * sealed with an older key; as the owner, for all organisers. Run twice, or by several processes at
 * once, it does no more: a secret is replaced only as it was read. Returns the number of secrets
 * that can no longer be opened, because their key is gone.
 */
export async function resealSecrets(owner: pg.Pool, vault: Vault): Promise<number> {
  let lostCount = 0;
  for (const column of SEALED) lostCount += await resealColumn(owner, { vault, column });
  return lostCount;
}

async function resealColumn(
  owner: pg.Pool,
  { vault, column }: { vault: Vault; column: SealedColumn },
): Promise<number> {
  const { table, column: name, id, about, found_by } = column;
  let lostCount = 0;
  let after: readonly [number, number] = [0, 0];
  for (;;) {
    const { rows } = await owner.query<Sealed>(
      `select organiser_id, ${id} as id, ${name} as secret from ${table}
       where ${name} is not null and not starts_with(${name}, $1) and (organiser_id, ${id}) > ($2, $3)
       order by organiser_id, ${id} limit ${AT_A_TIME}`,
      [vault.prefix, ...after],
    );
    const last = rows.at(-1);
    if (last === undefined) return lostCount;
    after = [last.organiser_id, last.id];
    const resealed = rows.flatMap((row) => {
      const secret = openedOf(vault, { secret: row.secret, about: about(row) });
      if (secret === null) return [];
      const hash = found_by?.hash(vault, { ...row, secret }) ?? null;
      return [{ ...row, anew: vault.seal(secret, about(row)), hash }];
    });
    lostCount += rows.length - resealed.length;
    await owner.query(
      `update ${table} t set ${name} = n.anew${found_by === undefined ? '' : `, ${found_by.column} = n.hash`}
       from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[]) n (organiser_id, id, secret, anew, hash)
       where t.organiser_id = n.organiser_id and t.${id} = n.id and t.${name} = n.secret`,
      [
        resealed.map(({ organiser_id }) => organiser_id),
        resealed.map((row) => row.id),
        resealed.map(({ secret }) => secret),
        resealed.map(({ anew }) => anew),
        resealed.map(({ hash }) => hash),
      ],
    );
  }
}

/** Returns the secret in clear; null when it cannot be opened. */
function openedOf(
  vault: Vault,
  { secret, about }: { secret: string; about: string },
): string | null {
  return secret.startsWith('sealed.') ? vault.open(secret, about) : secret;
}
