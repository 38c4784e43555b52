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
import { type NotNull, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { actingOf } from './acting-store.ts';
import type { SignedInCollaborator, SignedInCustomer } from './signed-in.ts';
import { newToken, tokenHash } from './token.ts';

const CUSTOMER_MINUTES = 60 * 24 * 30;
const COLLABORATOR_MINUTES = 60 * 12;

/** What an organiser asks of who works in its back-office. */
export interface AccessRules {
  readonly idle_minutes: number | null;
  readonly second_factor_for: string;
  readonly second_factor_from: string | null;
  readonly timezone: string;
}

type Owner =
  | { organiser_id: number; customer_id: number }
  | { organiser_id: number; collaborator_id: number };

/** Opens a session and answers its token: 30 days for a customer, 12 hours for a collaborator. */
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

/** Notes that the password of a session was given just now. */
export async function notePassword(db: Db, input: { token: string; now: Instant }): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ password_at: input.now })
    .where('token_hash', '=', tokenHash(input.token))
    .execute();
}

/** Ends a session; one that does not exist is fine. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute();
}

/** Ends all sessions of a customer or collaborator but the one of `keep`. */
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

/** The customer of a live session; null when it is unknown, expired, or the account is deleted. */
export async function findCustomerOfSession(
  db: Db,
  input: { token: string; now: Instant },
): Promise<SignedInCustomer | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.organiser_id', '=', 'sessions.organiser_id')
        .onRef('customers.id', '=', 'sessions.customer_id'),
    )
    .leftJoin('collaborators as acting', (join) =>
      join
        .onRef('acting.organiser_id', '=', 'sessions.organiser_id')
        .onRef('acting.id', '=', 'sessions.acting_collaborator_id')
        .on('acting.active', '=', true),
    )
    .leftJoin('collaborator_roles as acting_role', (join) =>
      join
        .onRef('acting_role.organiser_id', '=', 'acting.organiser_id')
        .onRef('acting_role.id', '=', 'acting.role_id'),
    )
    .leftJoin('sessions as office', (join) =>
      join
        .onRef('office.organiser_id', '=', 'sessions.organiser_id')
        .onRef('office.collaborator_id', '=', 'sessions.acting_collaborator_id')
        .onRef('office.cuid', '=', 'sessions.acting_session'),
    )
    .select([
      'customers.id',
      'customers.cuid',
      'customers.firstname',
      'customers.lastname',
      'customers.email',
      'customers.email_confirmed_at',
      'customers.language',
      'sessions.password_at',
    ])
    .select([
      'sessions.acting_collaborator_id',
      'sessions.seen_at',
      'acting.firstname as acting_firstname',
      'acting.lastname as acting_lastname',
      'acting_role.permissions as acting_permissions',
      'acting_role.scope as acting_scope',
      'office.expires_at as office_until',
    ])
    .where('sessions.token_hash', '=', tokenHash(input.token))
    .where('sessions.expires_at', '>', input.now)
    .where('customers.deleted_at', 'is', null)
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst();
  if (row === undefined) return null;
  const acting = actingOf(row, input.now);
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

/** The collaborator of a live session with their permissions; null when it is unknown, expired or idle, or they were made inactive. */
export async function findCollaboratorOfSession(
  db: Db,
  input: { token: string; now: Instant; organiser: AccessRules },
): Promise<SignedInCollaborator | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('collaborators', (join) =>
      join
        .onRef('collaborators.organiser_id', '=', 'sessions.organiser_id')
        .onRef('collaborators.id', '=', 'sessions.collaborator_id'),
    )
    .innerJoin('collaborator_roles', (join) =>
      join
        .onRef('collaborator_roles.organiser_id', '=', 'collaborators.organiser_id')
        .onRef('collaborator_roles.id', '=', 'collaborators.role_id'),
    )
    .select([
      'collaborators.id',
      'collaborators.cuid',
      'collaborators.firstname',
      'collaborators.lastname',
      'collaborators.email',
    ])
    .select(['collaborators.language', 'collaborator_roles.permissions', 'sessions.password_at'])
    .select('collaborator_roles.scope')
    .select(['sessions.cuid as session', 'sessions.seen_at', 'collaborators.password_provisional'])
    .select([
      sql<boolean>`collaborators.totp_secret is not null`.as('authenticator_app'),
      sql<boolean>`collaborators.totp_secret is not null or exists (
        select from collaborator_passkeys p
        where p.organiser_id = collaborators.organiser_id and p.collaborator_id = collaborators.id
      )`.as('second_factor'),
    ])
    .where('sessions.token_hash', '=', tokenHash(input.token))
    .where('sessions.expires_at', '>', input.now)
    .where('collaborators.active', '=', true)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { organiser, now } = input;
  const { seen_at, second_factor } = row;
  if (isIdle({ ...organiser, now, seen_at })) return null;
  const { password_provisional, ...found } = row;
  const scope = asScope(row.scope);
  const permitted = row.permissions.filter((permission) => isPermission(permission));
  const permissions = permissionsInScope(permitted, scope);
  const wants_second_factor = wantsSecondFactor({
    second_factor_for: asSecondFactorFor(organiser.second_factor_for),
    second_factor_from: organiser.second_factor_from,
    permissions,
    today: dayOf(now, organiser.timezone),
  });
  return {
    ...found,
    wants_second_factor,
    pending: pendingOf({ password_provisional, wants_second_factor, second_factor }),
    language: asLanguage(row.language),
    permissions,
    scope,
  };
}
