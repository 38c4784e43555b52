import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { addMinutes, type Instant } from '@ribambelle/domain/base/instants.ts';
import type { Device } from '@ribambelle/domain/collaborators/device.ts';
import { isIdle } from '@ribambelle/domain/collaborators/idle.ts';
import { pendingOf } from '@ribambelle/domain/collaborators/pending.ts';
import {
  asSecondFactorFor,
  wantsSecondFactor,
} from '@ribambelle/domain/collaborators/second-factor.ts';
import { shortenedAddress } from '@ribambelle/domain/collaborators/shortened-address.ts';
import { isPermission } from '@ribambelle/domain/permissions/permissions.ts';
import { asScope, permissionsInScope } from '@ribambelle/domain/permissions/scope.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { type ActingSession, findActing } from './acting-store.ts';
import type { SignedInCollaborator, SignedInCustomer } from './signed-in.ts';
import { newToken, tokenHash } from './token.ts';

const CUSTOMER_MINUTES = 60 * 24 * 30;
const COLLABORATOR_MINUTES = 60 * 12;

/** The rules of an organiser for everybody who signs in to its back-office. */
export interface AccessRules {
  readonly idle_minutes: number | null;
  readonly second_factor_for: string;
  readonly second_factor_from: string | null;
  readonly timezone: string;
}

type Owner = { customer_id: number } | { collaborator_id: number };

/** Opens a session and returns its token: 30 days for a customer, 12 hours for a collaborator. */
export async function beginSession(
  db: Db,
  input: { owner: Owner; now: Instant; device?: Device; address?: string },
): Promise<string> {
  const token = newToken();
  const minutes = 'customer_id' in input.owner ? CUSTOMER_MINUTES : COLLABORATOR_MINUTES;
  await db
    .insertInto('sessions')
    .values({
      ...input.owner,
      token_hash: tokenHash(token),
      created_at: input.now,
      password_at: input.now,
      expires_at: addMinutes(input.now, minutes),
      seen_at: input.now,
      ...input.device,
      network: shortenedAddress(input.address ?? ''),
    })
    .execute();
  return token;
}

/** Notes that the password of a session has just been given. */
export async function notePassword(db: Db, input: { token: string; now: Instant }): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ password_at: input.now })
    .where('token_hash', '=', tokenHash(input.token))
    .execute();
}

/** Ends a session; does nothing for one that does not exist. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute();
}

/** Ends all sessions of a customer or collaborator except `keep`. */
export async function endOtherSessions(
  db: Db,
  input: { owner: { customer_id: number } | { collaborator_id: number }; keep: string | null },
): Promise<void> {
  let others = db.deleteFrom('sessions');
  others =
    'customer_id' in input.owner
      ? others.where('customer_id', '=', input.owner.customer_id)
      : others.where('collaborator_id', '=', input.owner.collaborator_id);
  if (input.keep !== null) others = others.where('token_hash', '<>', tokenHash(input.keep));
  await others.execute();
}

interface CustomerRow extends ActingSession {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly email_confirmed_at: Instant | null;
  readonly language: string;
  readonly password_at: Instant;
}

/**
 * Finds the customer of a live session; null when it is unknown, expired, or the account is
 * deleted.
 */
export async function findCustomerOfSession(
  db: Db,
  input: { token: string; now: Instant },
): Promise<SignedInCustomer | null> {
  const { rows } = await sql<CustomerRow>`
    select c.id, c.cuid, c.firstname, c.lastname, c.email, c.email_confirmed_at, c.language,
      s.organiser_id, s.password_at, s.acting_collaborator_id, s.acting_session, s.seen_at
    from sessions s join customers c on c.organiser_id = s.organiser_id and c.id = s.customer_id
    where s.token_hash = ${tokenHash(input.token)} and s.expires_at > ${input.now} and c.deleted_at is null`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const acting = await findActing(db, { session: row, now: input.now });
  if (acting === undefined) return null;
  const { id, cuid, firstname, lastname, email, password_at, email_confirmed_at } = row;
  return {
    id,
    cuid,
    firstname,
    lastname,
    email,
    password_at,
    acting,
    email_confirmed: email_confirmed_at !== null,
    language: asLanguage(row.language),
  };
}

interface CollaboratorRow {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly language: string;
  readonly password_provisional: boolean;
  /**
   * Separated by commas: reading a database array takes a third of a millisecond, thirty times as
   * long, with each call of the back-office.
   */
  readonly permissions: string;
  readonly scope: string;
  readonly password_at: Instant;
  readonly session: string;
  readonly seen_at: Instant;
  readonly authenticator_app: boolean;
  readonly second_factor: boolean;
}

/**
 * Finds the collaborator of a live session with their permissions; null when it is unknown, expired
 * or idle, or they were made inactive.
 */
export async function findCollaboratorOfSession(
  db: Db,
  input: { token: string; now: Instant; organiser: AccessRules },
): Promise<SignedInCollaborator | null> {
  const { rows } = await sql<CollaboratorRow>`
    select c.id, c.cuid, c.firstname, c.lastname, c.email, c.language, c.password_provisional, array_to_string(r.permissions, ',') as permissions, r.scope,
      s.password_at, s.cuid as session, s.seen_at, c.totp_secret is not null as authenticator_app,
      c.totp_secret is not null or exists (
        select from collaborator_passkeys p where p.organiser_id = c.organiser_id and p.collaborator_id = c.id) as second_factor
    from sessions s
    join collaborators c on c.organiser_id = s.organiser_id and c.id = s.collaborator_id
    join collaborator_roles r on r.organiser_id = c.organiser_id and r.id = c.role_id
    where s.token_hash = ${tokenHash(input.token)} and s.expires_at > ${input.now} and c.active`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { organiser, now } = input;
  const { seen_at, second_factor } = row;
  if (isIdle({ ...organiser, now, seen_at })) return null;
  const { password_provisional, ...collaborator } = row;
  const scope = asScope(row.scope);
  const permitted = row.permissions.split(',').filter((permission) => isPermission(permission));
  const permissions = permissionsInScope(permitted, scope);
  const wants_second_factor = wantsSecondFactor({
    second_factor_for: asSecondFactorFor(organiser.second_factor_for),
    second_factor_from: organiser.second_factor_from,
    permissions,
    today: dayOf(now, organiser.timezone),
  });
  return {
    ...collaborator,
    wants_second_factor,
    pending: pendingOf({ password_provisional, wants_second_factor, second_factor }),
    language: asLanguage(row.language),
    permissions,
    scope,
  };
}
