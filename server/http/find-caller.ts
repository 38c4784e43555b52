import {
  type Endpoint,
  isForStaff,
  isOfBackOffice,
  permissionsOf,
} from '@ribambelle/api/endpoint.ts';
import { PENDING_CODES } from '@ribambelle/domain/collaborators/pending.ts';
import { may } from '@ribambelle/domain/permissions/may.ts';
import { isPasswordRecent } from '@ribambelle/domain/permissions/recent-password.ts';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { seeInScope } from '../sessions/scope-store.ts';
import {
  type AccessRules,
  findCollaboratorOfSession,
  findCustomerOfSession,
} from '../sessions/session-store.ts';
import type { SignedInCollaborator, SignedInCustomer } from '../sessions/signed-in.ts';

/** The caller, and the name of the caller in idempotency keys. */
export interface Caller {
  readonly customer: SignedInCustomer | null;
  readonly collaborator: SignedInCollaborator | null;
  readonly actor: string;
}

interface CallerInput {
  readonly endpoint: Endpoint;
  readonly token: string | null;
  readonly organiser: AccessRules;
  readonly now: string;
}

/** True when a session is required: the body of a caller without one need not be read. */
export function needsSession({ who }: Pick<Endpoint, 'who'>): boolean {
  return who !== 'anyone' && who !== 'visitor';
}

/**
 * Finds the caller that the endpoint's `who` requires. Refuses NOT_SIGNED_IN without a live
 * session, a caller with something to do first (domain/collaborators/pending.ts), NOT_PERMITTED
 * without the permission, and PASSWORD_REQUIRED where a recent password is always required.
 */
export async function findCaller(db: Db, input: CallerInput): Promise<Caller> {
  const caller = await callerOf(db, input);
  if (input.endpoint.recent_password === 'always') requireRecentPassword(caller, input.now);
  return caller;
}

async function callerOf(db: Db, input: CallerInput): Promise<Caller> {
  const { who } = input.endpoint;
  const nobody = { customer: null, collaborator: null, actor: 'nobody' };
  if (who === 'anyone') return nobody;
  // the back-office's cookie belongs to a collaborator, the storefront's to a customer
  if (who === 'customer' || (who === 'visitor' && !isOfBackOffice(input.endpoint))) {
    const customer =
      input.token === null
        ? null
        : await findCustomerOfSession(db, { token: input.token, now: input.now });
    if (customer === null && who === 'customer') refuse('NOT_SIGNED_IN');
    if (customer !== null && customer.acting !== null && !isForStaff(input.endpoint))
      refuse('NOT_AS_FAMILY');
    return {
      customer,
      collaborator: null,
      actor: actorOf(customer),
    };
  }
  const collaborator =
    input.token === null
      ? null
      : await findCollaboratorOfSession(db, { ...input, token: input.token });
  if (collaborator === null) return who === 'visitor' ? nobody : refuse('NOT_SIGNED_IN');
  await seeInScope(db, collaborator);
  if (who === 'visitor')
    return { customer: null, collaborator, actor: `collaborator ${collaborator.id}` };
  const { pending } = collaborator;
  if (pending !== null && input.endpoint.while_pending?.includes(pending) !== true)
    refuse(PENDING_CODES[pending]);
  if (
    !permissionsOf(input.endpoint).every((permission) => may(collaborator.permissions, permission))
  )
    refuse('NOT_PERMITTED');
  return { customer: null, collaborator, actor: `collaborator ${collaborator.id}` };
}

/**
 * Returns the name of a customer in idempotency keys; staff acting as the customer have keys of
 * their own.
 */
function actorOf(customer: SignedInCustomer | null): string {
  if (customer === null) return 'nobody';
  const { id, acting } = customer;
  return acting === null ? `customer ${id}` : `customer ${id} by collaborator ${acting.id}`;
}

/**
 * Refuses PASSWORD_REQUIRED to a caller who did not give the password in the last 15 minutes (R29).
 */
export function requireRecentPassword(caller: Caller, now: string): void {
  const { password_at } = caller.customer ?? caller.collaborator ?? refuse('NOT_SIGNED_IN');
  if (!isPasswordRecent(password_at, now)) refuse('PASSWORD_REQUIRED');
}
