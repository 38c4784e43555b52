import { type Endpoint, isReader } from '@ribambelle/api/endpoint.ts';
import type { WriteMail } from '@ribambelle/mails/mail.ts';
import type pg from 'pg';
import type { Action } from '../action.ts';
import type { Clock } from '../clock/clock.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Db, Transact, WithCommit } from '../database/transaction.ts';
import type { NotedEvent, RunInTenant } from '../events/events.ts';
import { settleEvents } from '../events/settle-events.ts';
import { runBesideCallOf } from '../events/run-in-tenant.ts';
import type { Outside } from '../outside/outside.ts';
import { ReadElsewhere } from '../lists/together.ts';
import { Refusal } from '../refusal.ts';
import type { RefusedEvent } from '../security-log/record-security-event.ts';
import type { Vault } from '../vault/vault.ts';
import type { CallsAtOnce } from './calls-at-once.ts';
import { type Caller, findCaller, needsSession, requireRecentPassword } from './find-caller.ts';
import { forgetAnswer, keepAnswer, keyOf, replayedAnswer } from './idempotency.ts';
import type { IncomingCall } from './incoming-call.ts';
import { notePresence } from './note-presence.ts';
import { parseRequest } from './read-request.ts';
import { recordActed } from './record-acted.ts';
import { recordRefused } from './record-refused.ts';
import { type ChangedCookies, SAME_COOKIES, sessionAccess } from './session-access.ts';
import { prepareAction, runAction } from './unsafe.ts';

/** The parts that the whole server shares. */
export interface Platform {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly outside: Outside;
  readonly vault: Vault;
  /** Writes e-mails for previews. */
  readonly writeMail: WriteMail;
  readonly calls: CallsAtOnce;
  /** Returns the address of a public site from its host name, without path. */
  readonly originOf: (hostname: string) => string;
  /** Returns the address by which this origin is reached from outside. */
  readonly originFor: (origin: string) => string;
  /** Returns the origin of the back-office, as its pages are reached; null when it is unknown. */
  readonly officeOrigin: () => string | null;
  /** True in tests, which check every answer against its schema; production trusts them. */
  readonly check_answers: boolean;
}

export interface CallOutcome extends ChangedCookies {
  readonly answer: unknown;
}

/** One call of an action, and what it leaves to be done after its transaction. */
interface ActionCall {
  readonly platform: Platform;
  readonly action: Action;
  readonly endpoint: Endpoint;
  /** The call as it arrived; its key is null when it may be made more than once. */
  readonly call: IncomingCall;
  readonly now: string;
  /** Runs a transaction of the organiser beside that of the call. */
  readonly inTenant: RunInTenant;
  /** Work outside the database, done after the commit; it may complete the answer. */
  readonly afterCommit: ((answer: unknown, inTenant: RunInTenant) => Promise<unknown>)[];
  /** Events for the security log, written after a refusal has rolled the call back. */
  readonly ifRefused: RefusedEvent[];
}

/** The outcome of the transaction of a call. */
type Committed = CallOutcome & { readonly caller: Caller };

/**
 * Runs a call: opens the tenant's transaction, finds the caller, parses, runs, stores emitted
 * events, commits; then does the work outside.
 */
export function callAction(
  platform: Platform,
  { action, incoming }: { readonly action: Action; readonly incoming: IncomingCall },
): Promise<CallOutcome> {
  const { endpoint } = action;
  return platform.calls.during(() => {
    const now = platform.clock();
    return answerCall({
      platform,
      action,
      endpoint,
      call: { ...incoming, idempotency_key: keyOf(endpoint, incoming) },
      now,
      inTenant: runBesideCallOf(platform.pool, { organiser_id: incoming.organiser.id, now }),
      afterCommit: [],
      ifRefused: [],
    });
  });
}

async function answerCall(one: ActionCall): Promise<CallOutcome> {
  const { platform, endpoint, ifRefused } = one;
  const prepared = await prepare(one);
  const outcome = await transactionOf(one)((db, withCommit) =>
    runInTransaction(db, { one, prepared, withCommit }),
  ).catch(async (error: unknown) => {
    if (error instanceof Refusal) await recordRefused(platform.pool, ifRefused);
    throw error;
  });
  const answer = await completeOutside(one, outcome);
  await notePresence(one.inTenant, { ...one, caller: outcome.caller });
  if (platform.check_answers) endpoint.answer.parse(answer);
  return { answer, session: outcome.session, device: outcome.device };
}

/**
 * Runs the first step, if any, before the transaction, for a caller with the right to call; the
 * transaction checks again.
 */
async function prepare(one: ActionCall): Promise<unknown> {
  const { action, endpoint, call, now, inTenant } = one;
  if (action.prepare === undefined) return undefined;
  const { organiser, token } = call;
  const { customer, collaborator } = needsSession(endpoint)
    ? await inTenant((db) => findCaller(db, { endpoint, token, organiser, now }))
    : { customer: null, collaborator: null };
  const request = parseRequest(endpoint, call.request);
  const { outside, originOf } = one.platform;
  return prepareAction(action, {
    request,
    organiser,
    outside,
    originOf,
    inTenant,
    customer,
    collaborator,
  });
}

/** Returns the transaction of a call: its own, or that of the page for which it reads. */
function transactionOf({ platform, endpoint, call }: ActionCall): Transact {
  if (call.reads !== undefined) return call.reads.read;
  const settings = {
    pool: platform.pool,
    organiser_id: call.organiser.id,
    of_call: true,
    readonly: isReader(endpoint),
    lists: endpoint.method === 'GET',
    // a caller who reads again after a change must see it (decision 145)
    one_moment: isReader(endpoint) && endpoint.who === 'anyone',
  };
  return (run) => inTransaction(settings, run);
}

/**
 * Runs the action for the caller, stores what follows from it, and keeps the answer for a repeated
 * call. The transaction may run again from its beginning.
 */
async function runInTransaction(
  db: Db,
  input: { one: ActionCall; prepared: unknown; withCommit: WithCommit },
): Promise<Committed> {
  const { one, prepared, withCommit } = input;
  const { action, endpoint, call, now } = one;
  const { organiser, token } = call;
  one.afterCommit.length = 0;
  one.ifRefused.length = 0;
  const caller = await findCaller(db, { endpoint, token, organiser, now });
  const request = parseRequest(endpoint, call.request);
  const replay = await replayedAnswer(db, { call, endpoint, actor: caller.actor, now });
  if (replay !== null) return { answer: replay.answer, ...SAME_COOKIES, caller };
  const events: NotedEvent[] = [];
  const session = sessionAccess(db, { call, now });
  const answer = await runAction(action, {
    db,
    request,
    prepared,
    ...toolsOf(one),
    session: session.access,
    customer: caller.customer,
    collaborator: caller.collaborator,
    requirePassword: () => requireRecentPassword(caller, now),
    emit: (type: NotedEvent['type'], payload: NotedEvent['payload']) =>
      events.push({ type, payload }),
  });
  await recordActed(db, { organiser, caller, endpoint, now });
  await settleEvents(db, { withCommit, now, events });
  // an answer completed outside is stored once it is complete
  if (one.afterCommit.length === 0) await keepAnswer(db, { call, actor: caller.actor, answer });
  return { answer, ...session.cookies(), caller };
}

/** Returns the tools of an action that do not depend on its transaction. */
function toolsOf({ platform, call, now, afterCommit, ifRefused }: ActionCall) {
  const { organiser, language, origin, address } = call;
  const { originOf, outside, vault, writeMail } = platform;
  return {
    now,
    organiser,
    language,
    origin,
    address,
    originOf,
    outside,
    vault,
    writeMail,
    afterCommit: (work: ActionCall['afterCommit'][number]) => afterCommit.push(work),
    recordIfRefused: (event: RefusedEvent) => ifRefused.push(event),
  };
}

/**
 * Does what is left for after the commit, and returns the answer with its results, as it is kept
 * for a repeated call. When that fails, the key of the call may be used again.
 */
async function completeOutside(one: ActionCall, outcome: Committed): Promise<unknown> {
  const { call, inTenant, afterCommit } = one;
  const { actor } = outcome.caller;
  let answer = await answerElsewhere(outcome.answer);
  try {
    for (const work of afterCommit) answer = await work(answer, inTenant);
  } catch (error) {
    await inTenant((db) => forgetAnswer(db, { call, actor }));
    throw error;
  }
  if (afterCommit.length > 0 && call.idempotency_key !== null)
    await inTenant((db) => keepAnswer(db, { call, actor, answer }));
  return answer;
}

/** Returns the answer of an action, or of another call whose reading it shares. */
function answerElsewhere(answer: unknown): unknown {
  return answer instanceof ReadElsewhere ? answer.answer : answer;
}
