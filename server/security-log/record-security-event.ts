import type {
  SecurityActorKind,
  SecurityEventType,
} from '@ribambelle/domain/logs/security-events.ts';
import type { Db } from '../database/transaction.ts';

/**
 * The person who caused a security event; a customer has no name here, it is read where the log is
 * shown.
 */
export interface SecurityActor {
  readonly kind: SecurityActorKind;
  readonly id: number | null;
  readonly name: string;
}

/**
 * Facts of a security event for a person to read: an e-mail address that was tried, a list that was
 * exported. Never a secret.
 */
export interface SecurityDetails {
  readonly [name: string]: string | number | boolean | null;
}

const LONGEST = 300;

/** An event around access. */
export interface SecurityEvent {
  readonly type: SecurityEventType;
  readonly actor: SecurityActor;
  /** The caller's network address; empty for the platform itself. */
  readonly address: string;
  readonly details?: SecurityDetails;
  readonly now: string;
}

/** An event of a call that was refused, which may be about another organiser than the site's. */
export interface RefusedEvent extends SecurityEvent {
  readonly organiser_id: number;
  /**
   * True for an event that is written and rolled back: the time it takes must not reveal that it is
   * not kept.
   */
  readonly undone?: true;
}

/**
 * Writes a security event into the open transaction. An action that refuses is rolled back: the
 * events that it has to record go through `recordIfRefused` of its context.
 */
export async function recordSecurityEvent(db: Db, event: SecurityEvent): Promise<void> {
  const { type, actor, address, details = {}, now } = event;
  const cut = Object.entries(details).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.slice(0, LONGEST) : value,
  ]);
  await db
    .insertInto('security_events')
    .values({
      type,
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: actor.name.slice(0, LONGEST),
      address,
      details: JSON.stringify(Object.fromEntries(cut)),
      created_at: now,
    })
    .execute();
}

/** Returns a collaborator as the security log names them. */
export function collaboratorActor(collaborator: {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
}): SecurityActor {
  const name = `${collaborator.firstname} ${collaborator.lastname}`.trim();
  return { kind: 'COLLABORATOR', id: collaborator.id, name };
}

/**
 * Returns a customer as the security log names them: by id alone, so that an erased account leaves
 * no name behind.
 */
export function customerActor(customer: { readonly id: number }): SecurityActor {
  return { kind: 'CUSTOMER', id: customer.id, name: '' };
}

/**
 * Returns a visitor who is not signed in: named by the account with the e-mail address they gave,
 * or by the address when no account has it.
 */
export function visitorActor(email: string, customer_id: number | null): SecurityActor {
  return { kind: 'VISITOR', id: customer_id, name: customer_id === null ? email : '' };
}
