import { newId } from '../database/new-id.ts';
import type { Db } from '../database/transaction.ts';
import type { ProviderAccount, ProviderCredentials } from '../outside/payment-port.ts';
import { aboutProviderKey, aboutSigningSecret } from '../vault/provider-key.ts';
import { vaultOf } from '../vault/vault-of.ts';

type Mode = ProviderAccount['mode'];

/** An account at a provider, as its row holds it. */
export interface ProviderRow {
  readonly id: number;
  readonly cuid: string;
  readonly organiser_id: number;
  readonly provider: string;
  readonly mode: Mode;
  readonly account_name: string;
  readonly disconnected_at: string | null;
}

/** The secrets of an account, and the account that they open. */
export interface Connection {
  readonly provider: string;
  readonly credentials: ProviderCredentials;
  readonly account: Pick<ProviderAccount, 'name' | 'reference' | 'mode'>;
}

const COLUMNS = [
  'id',
  'cuid',
  'organiser_id',
  'provider',
  'mode',
  'account_name',
  'disconnected_at',
] as const;

/** Finds and locks an account that is connected, by its cuid; undefined for none. */
export async function lockProvider(db: Db, cuid: string): Promise<ProviderRow | undefined> {
  const row = await db
    .selectFrom('payment_providers')
    .select(COLUMNS)
    .where('cuid', '=', cuid)
    .where('disconnected_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, mode: modeOf(row.mode) };
}

/** Finds the key of a connected account without a lock; undefined for none. */
export async function findProvider(db: Db, cuid: string) {
  const row = await db
    .selectFrom('payment_providers')
    .select(COLUMNS)
    .where('cuid', '=', cuid)
    .where('disconnected_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, mode: modeOf(row.mode) };
}

function modeOf(mode: string): Mode {
  return mode === 'LIVE' ? 'LIVE' : 'TEST';
}

/**
 * Returns the secrets of an account, at a provider if one is named; null when it was disconnected,
 * or when they cannot be opened.
 */
export async function findCredentials(
  db: Db,
  of: { id: number; provider?: string },
): Promise<ProviderCredentials | null> {
  const row = await db
    .selectFrom('payment_providers')
    .select(['id', 'organiser_id', 'provider', 'key_sealed', 'signing_secret_sealed'])
    .where('id', '=', of.id)
    .executeTakeFirst();
  if (row === undefined || row.key_sealed === null) return null;
  if (of.provider !== undefined && row.provider !== of.provider) return null;
  const vault = vaultOf(db);
  const key = vault.open(row.key_sealed, aboutProviderKey(row));
  const { signing_secret_sealed: sealed } = row;
  const signing_secret = sealed === null ? null : vault.open(sealed, aboutSigningSecret(row));
  return key === null ? null : { key, signing_secret };
}

/**
 * Writes an account with its sealed secrets, or gives the one that is connected already its new
 * secrets. Returns its id and cuid.
 */
export async function saveProvider(
  db: Db,
  input: Connection & { id: number; organiser_id: number; connected_by: number; now: string },
): Promise<{ readonly id: number; readonly cuid: string }> {
  const { id, organiser_id, provider, credentials, account, connected_by, now } = input;
  const { key, signing_secret } = credentials;
  const vault = vaultOf(db);
  const of = { organiser_id, id };
  const secrets = {
    key_sealed: vault.seal(key, aboutProviderKey(of)),
    signing_secret_sealed:
      signing_secret === null ? null : vault.seal(signing_secret, aboutSigningSecret(of)),
    key_end: key.slice(-4),
    account_name: account.name,
    connected_by,
    connected_at: now,
  };
  return db
    .insertInto('payment_providers')
    .values({
      id,
      provider,
      mode: account.mode,
      account_reference: account.reference,
      ...secrets,
    })
    .onConflict((conflict) => conflict.columns(['organiser_id', 'id']).doUpdateSet(secrets))
    .returning(['id', 'cuid'])
    .executeTakeFirstOrThrow();
}

/** Returns the name of the provider of an account; null for no account. */
export async function findProviderName(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('payment_providers')
    .select('provider')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.provider ?? null;
}

/** Returns the id of an account that is connected already, or a new one for it. */
export async function idOfAccount(
  db: Db,
  { provider, account }: Pick<Connection, 'provider' | 'account'>,
): Promise<number> {
  const existing = await db
    .selectFrom('payment_providers')
    .select('id')
    .where('provider', '=', provider)
    .where('mode', '=', account.mode)
    .where('account_reference', '=', account.reference)
    .where('disconnected_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return existing?.id ?? newId();
}

/** Tests whether an account is one for tests, also after it was disconnected. */
export async function isTestAccount(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('payment_providers')
    .select('mode')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.mode === 'TEST';
}

/** Makes an account collect the new payments of its mode. */
export async function useProvider(db: Db, { id, mode }: { id: number; mode: Mode }): Promise<void> {
  const values = mode === 'LIVE' ? { live_provider_id: id } : { test_provider_id: id };
  await db.updateTable('organisers').set(values).execute();
}

/**
 * Wipes the secrets of a locked account, which collects nothing more; its payments still name it.
 */
export async function disconnectProvider(
  db: Db,
  { id, now }: { id: number; now: string },
): Promise<void> {
  await db
    .updateTable('payment_providers')
    .set({ key_sealed: null, signing_secret_sealed: null, disconnected_at: now })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('organisers')
    .set({ test_provider_id: null })
    .where('test_provider_id', '=', id)
    .execute();
  await db
    .updateTable('organisers')
    .set({ live_provider_id: null })
    .where('live_provider_id', '=', id)
    .execute();
}
