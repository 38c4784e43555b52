import { addMinutes, type Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import { organiserIdOf } from '../database/database-memory.ts';
import type { Db } from '../database/transaction.ts';
import { newToken, tokenHash } from '../sessions/token.ts';
import { byName } from '../lists/by-name-views.ts';

/** Minutes that a browser may take to have a key made or used. */
export const CHALLENGE_MINUTES = 5;

/**
 * The purpose of a challenge: signing in, a new key of this person, or proving their identity with
 * one. A challenge serves no other purpose.
 */
interface Purpose {
  /** The id of the collaborator; null for a sign-in. */
  readonly of: number | null;
  readonly confirms?: true;
}

function purposeOf(db: Db, { of, confirms }: Purpose): string {
  if (of === null) return 'sign-in';
  return `${confirms === true ? 'confirmation' : 'key'} of ${organiserIdOf(db)} ${of}`;
}

/** Makes a fresh challenge, valid for five minutes and once; only its hash is stored. */
export async function makeChallenge(db: Db, input: Purpose & { now: Instant }): Promise<string> {
  const challenge = newToken();
  const challenge_hash = tokenHash(`${purposeOf(db, input)} ${challenge}`);
  const expires_at = addMinutes(input.now, CHALLENGE_MINUTES);
  await db.insertInto('passkey_challenges').values({ challenge_hash, expires_at }).execute();
  return challenge;
}

/**
 * Uses a challenge up; false for one that was used, has expired, or has another purpose. Of two at
 * once one succeeds.
 */
export async function spendChallenge(
  db: Db,
  input: Purpose & { challenge: string; now: Instant },
): Promise<boolean> {
  const rows = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', tokenHash(`${purposeOf(db, input)} ${input.challenge}`))
    .where('expires_at', '>', input.now)
    .returning('challenge_hash')
    .execute();
  return rows.length === 1;
}

/** Returns the keys of a collaborator, by name. */
export async function findPasskeys(db: Db, collaborator_id: number) {
  return db
    .selectFrom('collaborator_passkeys')
    .select(['cuid', 'name', 'host', 'credential_id', 'transports', 'created_at', 'used_at'])
    .where('collaborator_id', '=', collaborator_id)
    .orderBy(byName(sql`name`))
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Stores a key; false when there is one with that credential. */
export async function insertPasskey(
  db: Db,
  input: {
    collaborator_id: number;
    credential_id: string;
    public_key: Uint8Array;
    counter: number;
    transports: string[];
    name: string;
    host: string;
    now: Instant;
  },
): Promise<boolean> {
  const { now, public_key, ...columns } = input;
  const rows = await db
    .insertInto('collaborator_passkeys')
    .values({ ...columns, public_key: Buffer.from(public_key), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('cuid')
    .execute();
  return rows.length === 1;
}

/** Deletes a key and returns its name; null when the collaborator has none with that cuid. */
export async function removePasskeyOf(
  db: Db,
  input: { collaborator_id: number; passkey: string },
): Promise<string | null> {
  const row = await db
    .deleteFrom('collaborator_passkeys')
    .where('collaborator_id', '=', input.collaborator_id)
    .where('cuid', '=', input.passkey)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Deletes every key of a collaborator, as when they are lost. */
export async function removePasskeys(db: Db, collaborator_id: number): Promise<void> {
  await db
    .deleteFrom('collaborator_passkeys')
    .where('collaborator_id', '=', collaborator_id)
    .execute();
}

/** Returns the organiser that knows a credential; null for none. */
export async function findOrganiserOfPasskey(db: Db, credential: string): Promise<number | null> {
  const { rows } = await sql<{ organiser_id: number | null }>`
    select organiser_of_passkey(${credential})::float8 as organiser_id`.execute(db);
  return rows[0]?.organiser_id ?? null;
}

/**
 * Locks a key by its credential, and returns it with its owner; undefined when its owner no longer
 * works here.
 */
export async function lockPasskey(db: Db, credential_id: string) {
  return db
    .selectFrom('collaborator_passkeys as p')
    .innerJoin('collaborators as c', (join) =>
      join.onRef('c.organiser_id', '=', 'p.organiser_id').onRef('c.id', '=', 'p.collaborator_id'),
    )
    .select(['p.id as passkey_id', 'p.public_key', 'p.counter', 'p.transports'])
    .select(['c.id', 'c.cuid', 'c.firstname', 'c.lastname', 'c.email'])
    .where('p.credential_id', '=', credential_id)
    .where('c.active', '=', true)
    .forUpdate('p')
    .executeTakeFirst();
}

/** Records that a key was used, with its device's count of uses. */
export async function notePasskeyUsed(
  db: Db,
  input: { passkey_id: number; counter: number; now: Instant },
): Promise<void> {
  await db
    .updateTable('collaborator_passkeys')
    .set({ counter: input.counter, used_at: input.now })
    .where('id', '=', input.passkey_id)
    .execute();
}
