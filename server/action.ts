import type { AnswerOf, Endpoint, RequestOf, Who } from '@ribambelle/api/endpoint.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { WriteMail } from '@ribambelle/mails/mail.ts';
import type { Db } from './database/transaction.ts';
import type { Emit, RunInTenant } from './events/events.ts';
import type { ReadElsewhere } from './lists/together.ts';
import type { Organiser } from './organisers/organiser.ts';
import type { Outside } from './outside/outside.ts';
import type { RefusedEvent } from './security-log/record-security-event.ts';
import type { Vault } from './vault/vault.ts';
import type {
  SignedInCollaborator,
  SignedInCustomer,
  SessionAccess,
} from './sessions/signed-in.ts';

/**
 * The tools of every action. One transaction is open; emitted events are stored with the rows that
 * the action writes.
 */
export interface Context {
  readonly db: Db;
  readonly now: Instant;
  readonly organiser: Organiser;
  /** The language of the request (R21). */
  readonly language: Language;
  /** The address of the site that was called, without path: https://…  */
  readonly origin: string;
  /** The address of a public site from its host name, without path. */
  readonly originOf: (hostname: string) => string;
  /** The caller's network address, for limits. */
  readonly address: string;
  readonly emit: Emit;
  readonly outside: Outside;
  readonly vault: Vault;
  /** Writes an e-mail for a preview; sending one is left to a job. */
  readonly writeMail: WriteMail;
  readonly session: SessionAccess;
  /**
   * Refuses PASSWORD_REQUIRED unless the caller gave the password in the last 15 minutes; for
   * endpoints that want it `sometimes` (R29).
   */
  readonly requirePassword: () => void;
}

/** The signed-in caller, by the type of caller that the endpoint accepts. */
type CallerOf<W extends Who> = W extends 'anyone'
  ? { readonly customer: null; readonly collaborator: null }
  : W extends 'visitor'
    ? {
        readonly customer: SignedInCustomer | null;
        readonly collaborator: SignedInCollaborator | null;
      }
    : W extends 'customer'
      ? { readonly customer: SignedInCustomer; readonly collaborator: null }
      : { readonly customer: null; readonly collaborator: SignedInCollaborator };

export type ActionContext<E extends Endpoint> = Context &
  CallerOf<E['who']> & {
    readonly request: RequestOf<E>;
    /**
     * Registers work to do outside once the transaction is committed (opening a payment page); it
     * may complete the answer.
     */
    readonly afterCommit: (
      work: (answer: AnswerOf<E>, inTenant: RunInTenant) => Promise<AnswerOf<E>>,
    ) => void;
    /**
     * Keeps an event for the security log in case the action refuses: it is written after the
     * rollback, in a transaction of its own.
     */
    readonly recordIfRefused: (event: RefusedEvent) => void;
  };

/**
 * The tools of an action's first step, which runs outside every transaction: slow work (hashing a
 * password, reading a picture) must not hold a connection. The caller is known, unless the endpoint
 * is for visitors.
 */
export type Preparation<E extends Endpoint> = CallerOf<E['who']> & {
  readonly request: RequestOf<E>;
  readonly organiser: Organiser;
  readonly outside: Outside;
  /** Returns the address of a public site from its host name, without path. */
  readonly originOf: (hostname: string) => string;
  readonly inTenant: RunInTenant;
};

export interface Action {
  readonly endpoint: Endpoint;
  readonly prepare?: (preparation: never) => Promise<unknown>;
  readonly run: (context: never) => Promise<unknown>;
}

/**
 * Binds an endpoint to the function that answers it. http calls it only after it has checked the
 * caller, the origin, the limits and the request.
 */
export function action<E extends Endpoint>(
  endpoint: E,
  run: (context: ActionContext<E>) => Promise<AnswerOf<E> | ReadElsewhere<AnswerOf<E>>>,
): Action {
  return { endpoint, run };
}

/** Does the same for an action with a first step, whose result reaches the action as `prepared`. */
export function preparedAction<E extends Endpoint, Prepared>(
  {
    endpoint,
    prepare,
  }: {
    readonly endpoint: E;
    readonly prepare: (preparation: Preparation<E>) => Promise<Prepared>;
  },
  run: (context: ActionContext<E> & { readonly prepared: Prepared }) => Promise<AnswerOf<E>>,
): Action {
  return { endpoint, prepare, run };
}
