import type { AnswerOf, Endpoint, RequestOf, Who } from '@ribambelle/api/endpoint.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { WriteMail } from '@ribambelle/mails/mail.ts';
import type { Db } from './database/transaction.ts';
import type { Emit, RunInTenant } from './events/events.ts';
import type { ReadElsewhere } from './lists/together.ts';
import type { Organiser } from './organisers/organiser.ts';
import type { Outside } from './outside/outside.ts';
import type { SecurityEvent } from './security-log/record-security-event.ts';
import type { Vault } from './vault/vault.ts';
import type {
  SignedInCollaborator,
  SignedInCustomer,
  SessionAccess,
} from './sessions/signed-in.ts';

/** What every action may use. One transaction is open; what it emits is stored with what it wrote. */
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
  /** Writes an e-mail to look at; who sends one leaves that to a job. */
  readonly writeMail: WriteMail;
  readonly session: SessionAccess;
  /** Refuses PASSWORD_REQUIRED unless the caller gave the password in the last 15 minutes; for endpoints that want it `sometimes` (R29). */
  readonly requirePassword: () => void;
}

/** Who is there, by what the endpoint asks for. */
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
    /** What must happen outside once the transaction is committed (opening a payment page); it may complete the answer. */
    readonly afterCommit: (
      work: (answer: AnswerOf<E>, inTenant: RunInTenant) => Promise<AnswerOf<E>>,
    ) => void;
    /** What the security log is to keep when the action refuses: written after the rollback, in a transaction of its own. */
    readonly recordIfRefused: (event: SecurityEvent) => void;
  };

/**
 * What an action does first, outside every transaction: what takes long (hashing a password, reading a picture) must not hold a
 * connection. The caller is known, unless the endpoint is for visitors.
 */
export type Preparation<E extends Endpoint> = CallerOf<E['who']> & {
  readonly request: RequestOf<E>;
  readonly organiser: Organiser;
  readonly outside: Outside;
  readonly inTenant: RunInTenant;
};

export interface Action {
  readonly endpoint: Endpoint;
  readonly prepare?: (preparation: never) => Promise<unknown>;
  readonly run: (context: never) => Promise<unknown>;
}

/** Binds an endpoint to what it does. Called by http only after who, origin, limits and request were checked. */
export function action<E extends Endpoint>(
  endpoint: E,
  run: (context: ActionContext<E>) => Promise<AnswerOf<E> | ReadElsewhere<AnswerOf<E>>>,
): Action {
  return { endpoint, run };
}

/** The same with something to prepare, which comes to the action as `prepared`. */
export function preparedAction<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (preparation: Preparation<E>) => Promise<Prepared>,
  run: (context: ActionContext<E> & { readonly prepared: Prepared }) => Promise<AnswerOf<E>>,
): Action {
  return { endpoint, prepare, run };
}
