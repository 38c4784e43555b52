import { type Endpoint, isReader } from '@ribambelle/api/endpoint.ts';
import type { WriteMail } from '@ribambelle/mails/mail.ts';
import { deviceOf } from '@ribambelle/domain/collaborators/device.ts';
import { isSeenLongAgo } from '@ribambelle/domain/collaborators/idle.ts';
import type pg from 'pg';
import type { Action } from '../action.ts';
import type { Clock } from '../clock/clock.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Db, Transact, TransactionSettings } from '../database/transaction.ts';
import type { NotedEvent, RunInTenant } from '../events/events.ts';
import { settleEvents } from '../events/settle-events.ts';
import { runBesideCallOf } from '../events/run-in-tenant.ts';
import type { Outside } from '../outside/outside.ts';
import { ReadElsewhere } from '../lists/together.ts';
import { Refusal } from '../refusal.ts';
import { recordSecurityEvent, type SecurityEvent } from '../security-log/record-security-event.ts';
import {
  beginSession,
  endOtherSessions,
  endSession,
  findCustomerOfSession,
  notePassword,
} from '../sessions/session-store.ts';
import { noteSeen, rememberDevice } from '../sessions/staff-session-store.ts';
import type { SessionAccess } from '../sessions/signed-in.ts';
import { type Caller, findCaller, needsSession, requireRecentPassword } from './find-caller.ts';
import type { Vault } from '../vault/vault.ts';
import { beginActing, noteActing } from '../sessions/acting-store.ts';
import type { CallsAtOnce } from './calls-at-once.ts';
import { recordActed } from './record-acted.ts';
import type { IncomingCall } from './incoming-call.ts';
import { forgetAnswer, keepAnswer, keyOf, replayedAnswer } from './idempotency.ts';
import { parseRequest } from './read-request.ts';
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
  /** True in tests, which check every answer against its schema; production trusts them. */
  readonly check_answers: boolean;
}

export interface CallOutcome {
  readonly answer: unknown;
  /** A new session's token, null when the session ended, undefined when nothing changed. */
  readonly session: string | null | undefined;
  /** The token that identifies the device later; undefined when nobody signed in. */
  readonly device: string | undefined;
}

type AfterCommit = (answer: unknown, inTenant: RunInTenant) => Promise<unknown>;

/**
 * Runs a call: opens the tenant's transaction, finds the caller, parses, runs, stores emitted
 * events, commits; then does the work outside.
 */
export function callAction(
  platform: Platform,
  { action, incoming }: { readonly action: Action; readonly incoming: IncomingCall },
): Promise<CallOutcome> {
  return platform.calls.during(() => answerCall(platform, { action, incoming }));
}

async function answerCall(
  platform: Platform,
  { action, incoming }: { readonly action: Action; readonly incoming: IncomingCall },
): Promise<CallOutcome> {
  const { endpoint } = action;
  const call = { ...incoming, idempotency_key: keyOf(endpoint, incoming) };
  const now = platform.clock();
  const after: AfterCommit[] = [];
  const settings = settingsOf(endpoint, call.organiser.id);
  const transact: Transact =
    call.reads?.read ?? ((run) => inTransaction({ pool: platform.pool, ...settings }, run));
  const inTenant = runBesideCallOf(platform.pool, { organiser_id: call.organiser.id, now });
  const preparation =
    action.prepare && (await prepare(action, { call, now, outside: platform.outside, inTenant }));
  const ifRefused: SecurityEvent[] = [];
  const outcome = await transact(async (db, withCommit) => {
    const { token } = call;
    const caller = await findCaller(db, { endpoint, token, organiser: call.organiser, now });
    const request = parseRequest(endpoint, call.request);
    const replay = await replayedAnswer(db, { call, endpoint, actor: caller.actor, now });
    if (replay !== null) return { answer: replay.answer, ...NOTHING_CHANGED, caller };
    const events: NotedEvent[] = [];
    const session = sessionAccess(db, { call, now });
    after.length = 0;
    ifRefused.length = 0;
    const answer = await runAction(action, {
      db,
      now,
      request,
      prepared: preparation,
      organiser: call.organiser,
      language: call.language,
      origin: call.origin,
      address: call.address,
      originOf: platform.originOf,
      outside: platform.outside,
      vault: platform.vault,
      writeMail: platform.writeMail,
      session: session.access,
      customer: caller.customer,
      collaborator: caller.collaborator,
      requirePassword: () => requireRecentPassword(caller, now),
      emit: (type: NotedEvent['type'], payload: NotedEvent['payload']) =>
        events.push({
          type,
          payload,
        }),
      afterCommit: (work: AfterCommit) => after.push(work),
      recordIfRefused: (event: SecurityEvent) => ifRefused.push(event),
    });
    await recordActed(db, { organiser: call.organiser, caller, endpoint, now });
    await settleEvents(db, { withCommit, organiser_id: call.organiser.id, now, events });
    // an answer completed outside is stored once it is complete
    if (after.length === 0) await keepAnswer(db, { call, actor: caller.actor, answer });
    return { answer, ...session.changed(), caller };
  }).catch(async (error: unknown) => {
    if (error instanceof Refusal) await recordRefused(platform, ifRefused);
    throw error;
  });
  let answer = await answerElsewhere(outcome.answer);
  try {
    for (const work of after) answer = await work(answer, inTenant);
  } catch (error) {
    await inTenant((db) => forgetAnswer(db, { call, actor: outcome.caller.actor }));
    throw error;
  }
  // the stored answer is the one that the caller got, with the results from outside
  if (after.length > 0 && call.idempotency_key !== null)
    await inTenant((db) => keepAnswer(db, { call, actor: outcome.caller.actor, answer }));
  await noteAttended(inTenant, { call, endpoint, caller: outcome.caller, now });
  if (platform.check_answers) endpoint.answer.parse(answer);
  return { answer, session: outcome.session, device: outcome.device };
}

/** Returns the settings of a call's transaction. */
function settingsOf(endpoint: Endpoint, organiser_id: number): TransactionSettings {
  return {
    organiser_id,
    of_call: true,
    readonly: isReader(endpoint),
    lists: endpoint.method === 'GET',
    // a caller who reads again after a change must see it (decision 145)
    one_moment: isReader(endpoint) && endpoint.who === 'anyone',
  };
}

/** Returns the answer of an action, or of another call whose reading it shares. */
function answerElsewhere(answer: unknown): unknown {
  return answer instanceof ReadElsewhere ? answer.answer : answer;
}

const NOTHING_CHANGED = { session: undefined, device: undefined };

/**
 * Records now and then that a collaborator is present; calls that a page makes by itself do not
 * count.
 */
async function noteAttended(
  inTenant: RunInTenant,
  input: { call: IncomingCall; endpoint: Endpoint; caller: Caller; now: string },
): Promise<void> {
  const { call, endpoint, now } = input;
  const { collaborator, customer } = input.caller;
  const { token } = call;
  if (customer?.acting && token !== null && isSeenLongAgo(customer.acting.seen_at, now))
    await inTenant((db) => noteActing(db, { token, now }));
  if (collaborator === null || endpoint.unattended === true) return;
  if (!isSeenLongAgo(collaborator.seen_at, now)) return;
  const owner = { organiser_id: call.organiser.id, collaborator_id: collaborator.id };
  await inTenant((db) => noteSeen(db, { ...owner, session: collaborator.session, now }));
}

/**
 * Runs the first step, before the transaction, for a caller with the right to call; the transaction
 * checks again.
 */
async function prepare(
  action: Action,
  input: { call: IncomingCall; now: string; outside: Outside; inTenant: RunInTenant },
): Promise<unknown> {
  const { endpoint } = action;
  const { call, now, outside, inTenant } = input;
  const { organiser, token } = call;
  const caller = needsSession(endpoint)
    ? await inTenant((db) => findCaller(db, { endpoint, token, organiser, now }))
    : { customer: null, collaborator: null };
  const request = parseRequest(endpoint, call.request);
  const { customer, collaborator } = caller;
  return prepareAction(action, { request, organiser, outside, inTenant, customer, collaborator });
}

/** Writes the security events of a refused call, whose own transaction is rolled back. */
async function recordRefused(platform: Platform, events: readonly SecurityEvent[]): Promise<void> {
  for (const event of events)
    await inTransaction({ pool: platform.pool, organiser_id: event.organiser_id }, async (db) => {
      await recordSecurityEvent(db, event);
      if (event.undone === true) throw new Undone();
    }).catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
}

/** An error that only rolls back; nothing is wrong. */
class Undone extends Error {}

type Changed = Pick<CallOutcome, 'session' | 'device'>;

function sessionAccess(
  db: Db,
  input: { call: IncomingCall; now: string },
): { access: SessionAccess; changed: () => Changed } {
  const { call, now } = input;
  const { token, address } = call;
  let changed: Changed = NOTHING_CHANGED;
  const endCurrent = async () => {
    if (token !== null) await endSession(db, token);
  };
  return {
    changed: () => changed,
    access: {
      begin: async (owner) => {
        await endCurrent();
        changed = { ...changed, session: await beginSession(db, { owner, now }) };
      },
      beginAsStaff: async (owner, acting) => {
        const session = await beginActing(db, { owner, acting, now });
        const goes_on = await findCustomerOfSession(db, { token: session, now });
        if (goes_on === null) return false;
        await endCurrent();
        changed = { ...changed, session };
        return true;
      },
      beginForStaff: async (owner) => {
        await endCurrent();
        const device = deviceOf(call.user_agent);
        const rememberedDevice = await rememberDevice(db, { ...owner, device: call.device, now });
        const session = await beginSession(db, { owner, now, device, address });
        changed = { session, device: rememberedDevice.token };
        return { device, is_new_device: rememberedDevice.is_new };
      },
      notePassword: async () => {
        if (token !== null) await notePassword(db, { token, now });
      },
      end: async () => {
        await endCurrent();
        changed = { ...changed, session: null };
      },
      endOthers: (owner) => {
        const keep = typeof changed.session === 'string' ? changed.session : token;
        return endOtherSessions(db, { owner, keep });
      },
    },
  };
}
