import { createHash } from 'node:crypto';
import { type Endpoint, isReader } from '@ribambelle/api/endpoint.ts';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import type { IncomingCall } from './incoming-call.ts';

/**
 * Takes the call's Idempotency-Key, waiting for another call with the same key to end, and returns
 * the first answer if there was one (R13). Refuses IDEMPOTENCY_KEY_REUSED when the key came with
 * another request.
 */
export async function replayedAnswer(
  db: Db,
  input: { call: IncomingCall; endpoint: Endpoint; actor: string; now: string },
): Promise<{ answer: unknown } | null> {
  const key = input.call.idempotency_key;
  if (key === null) return null;
  const endpoint = `${input.endpoint.method} ${input.endpoint.path}`;
  const hash = createHash('sha256')
    .update(JSON.stringify(input.call.request, withoutSecrets))
    .digest('hex');
  const row = await db
    .insertInto('idempotency_keys')
    .values({
      key,
      actor: input.actor,
      endpoint,
      request_hash: hash,
      created_at: input.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (row !== undefined) return null;
  const first = await db
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'request_hash', 'answer'])
    .where('actor', '=', input.actor)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.endpoint !== endpoint || first.request_hash !== hash) refuse('IDEMPOTENCY_KEY_REUSED');
  // committed, but not yet completed outside: the action finds the work that it began, and
  // completes it
  if (first.answer === null) return null;
  return { answer: JSON.parse(first.answer) };
}

/** Stores the answer of a call with a key, in the transaction of its effect. */
export async function keepAnswer(
  db: Db,
  input: { call: IncomingCall; actor: string; answer: unknown },
): Promise<void> {
  if (input.call.idempotency_key === null) return;
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(input.answer), status: 200 })
    .where('actor', '=', input.actor)
    .where('key', '=', input.call.idempotency_key)
    .execute();
}

/** Deletes a key whose call failed outside after its commit, so that the same key may try again. */
export async function forgetAnswer(
  db: Db,
  input: { call: IncomingCall; actor: string },
): Promise<void> {
  if (input.call.idempotency_key === null) return;
  await db
    .deleteFrom('idempotency_keys')
    .where('actor', '=', input.actor)
    .where('key', '=', input.call.idempotency_key)
    .execute();
}

/**
 * Returns the key under which a call is made only once; null for one that reads, for a sign-in or
 * an answer with a secret (which is never given twice), and in the back-office before a sign-in.
 */
export function keyOf(endpoint: Endpoint, call: IncomingCall): string | null {
  const kept = endpoint.limit !== 'sign-in' && endpoint.answers_secret !== true;
  const counts = !isReader(endpoint) && kept && call.organiser.id !== 0;
  return counts ? call.idempotency_key : null;
}

const LONGEST = 200;

/**
 * Returns the Idempotency-Key of a header: null for an empty one, and a hash of one that is too
 * long to store, never a part.
 */
export function keyIn(header: string | undefined): string | null {
  if (header === undefined || header === '') return null;
  return header.length > LONGEST ? createHash('sha256').update(header).digest('hex') : header;
}

/**
 * Leaves secrets out of the comparison, since even their hash would help somebody who guesses them.
 */
function withoutSecrets(name: string, value: unknown): unknown {
  return /password|secret|token|totp/.test(name) ? undefined : value;
}
