import type { Language } from '@ribambelle/domain/base/languages.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

export interface SignInCandidate {
  readonly organiser_id: number;
  readonly id: number;
  readonly password_hash: string | null;
}

/**
 * Finds every active collaborator with this address, at all organisers: the only query across
 * organisers.
 */
export async function findCandidates(db: Db, email: string): Promise<SignInCandidate[]> {
  const result = await sql<SignInCandidate>`
    select organiser_id::float8 as organiser_id, id::float8 as id, password_hash from collaborators_of_email(${email}) limit 10`.execute(
    db,
  );
  return result.rows;
}

/**
 * The accounts of an address; for an address without accounts, a decoy for which the same work is
 * done.
 */
export interface Candidates {
  readonly candidates: readonly SignInCandidate[];
  readonly decoy: SignInCandidate | null;
}

/**
 * Finds every active collaborator with this address, or a decoy; neither when there is no organiser
 * at all.
 */
export async function findCandidatesOrDecoy(db: Db, email: string): Promise<Candidates> {
  const result = await sql<SignInCandidate>`
    with found as (select organiser_id, id, password_hash from collaborators_of_email(${email}) limit 10)
    select organiser_id::float8 as organiser_id, id::float8 as id, password_hash from found
    union all select first_organiser()::float8, 0, null where not exists (select from found) and first_organiser() is not null`.execute(
    db,
  );
  const decoy = result.rows.find(({ id }) => id === 0) ?? null;
  return { candidates: decoy === null ? result.rows : [], decoy };
}

/** Runs work in the transaction; for a decoy the work is rolled back, but takes as long. */
export async function doneFor(
  { db, decoy }: { readonly db: Db; decoy: boolean },
  run: () => Promise<void>,
): Promise<void> {
  await sql`savepoint done_for`.execute(db);
  await run();
  await (decoy ? sql`rollback to savepoint done_for` : sql`release savepoint done_for`).execute(db);
}

/** Locks a collaborator's own account for a change of password or second factor. */
export async function lockAccount(db: Db, collaborator_id: number) {
  return db
    .selectFrom('collaborators')
    .select([
      'id',
      'cuid',
      'firstname',
      'lastname',
      'email',
      'password_hash',
      'totp_secret',
      'totp_step',
    ])
    .where('id', '=', collaborator_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Returns the hash of a collaborator's own password; null when none was ever set. Read without a
 * lock, because hashing takes long.
 */
export async function findOwnPasswordHash(db: Db, collaborator_id: number): Promise<string | null> {
  const row = await db
    .selectFrom('collaborators')
    .select('password_hash')
    .where('id', '=', collaborator_id)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Returns whether a collaborator wants e-mails about new registrations. */
export async function wantsRegistrationMails(db: Db, collaborator_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('collaborators')
    .select('registration_mails')
    .where('id', '=', collaborator_id)
    .executeTakeFirst();
  return row?.registration_mails ?? false;
}

/** Changes the own account of a collaborator. */
export async function saveAccount(
  db: Db,
  input: {
    collaborator_id: number;
    now: string;
    changes: {
      password_hash?: string;
      password_provisional?: boolean;
      totp_secret?: string | null;
      totp_step?: number;
      language?: Language;
      registration_mails?: boolean;
    };
  },
): Promise<void> {
  await db
    .updateTable('collaborators')
    .set({ ...input.changes, updated_at: input.now })
    .where('id', '=', input.collaborator_id)
    .execute();
}
