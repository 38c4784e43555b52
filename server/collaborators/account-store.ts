import type { Language } from '@ribambelle/domain/base/languages.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

export interface SignInCandidate {
  readonly organiser_id: number;
  readonly id: number;
  readonly password_hash: string | null;
}

/** Every active collaborator with this address, of whatever organiser: the only look across organisers there is. */
export async function findCandidates(db: Db, email: string): Promise<SignInCandidate[]> {
  const found = await sql<SignInCandidate>`
    select organiser_id::float8 as organiser_id, id::float8 as id, password_hash from collaborators_of_email(${email}) limit 10`.execute(
    db,
  );
  return found.rows;
}

/** The own account of a collaborator, locked for a change of password or second factor. */
export async function lockAccount(
  db: Db,
  input: { organiser_id: number; collaborator_id: number },
) {
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
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.collaborator_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The hash of a collaborator's own password; null when none was ever set. Read without a lock: hashing takes long. */
export async function findOwnPasswordHash(
  db: Db,
  input: { organiser_id: number; collaborator_id: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('collaborators')
    .select('password_hash')
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.collaborator_id)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Changes the own account of a collaborator. */
export async function saveAccount(
  db: Db,
  input: {
    organiser_id: number;
    collaborator_id: number;
    now: string;
    changes: {
      password_hash?: string;
      password_provisional?: boolean;
      totp_secret?: string | null;
      totp_step?: number;
      language?: Language;
    };
  },
): Promise<void> {
  await db
    .updateTable('collaborators')
    .set({ ...input.changes, updated_at: input.now })
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.collaborator_id)
    .execute();
}
