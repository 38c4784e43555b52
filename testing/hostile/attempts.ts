import { FIRST_LANGUAGE, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { expect } from 'vitest';
import { errorBody, faultOf } from './judge.ts';
import { sampleRequest } from './sample.ts';
import type { Operation } from './schema.ts';
import { type Traces, watchTables } from './traces.ts';
import { inParallel, type WireAnswer, type WireCall } from './wire.ts';
import { openWorld, type World } from './world.ts';
import { writeCall } from './write-call.ts';

export type Headers = Readonly<Record<string, string>>;

export interface Attempt {
  readonly says: string;
  readonly operation: Operation;
  readonly call: WireCall;
  /** Codes that are allowed for this kind of attempt, besides those declared. */
  readonly also?: readonly string[];
}

export interface Outcome extends Attempt {
  readonly answer: WireAnswer;
}

export const AT_ONCE = 8;

/** A world in which every table is watched, with functions to call it. */
export interface Siege extends World {
  readonly traces: Traces;
  /**
   * Makes the attempts, half of them in French, and expects no fault in any answer. Returns the
   * outcomes.
   */
  attempt(attempts: readonly Attempt[]): Promise<Outcome[]>;
  /**
   * Makes the attempts. When some were accepted, some of each code whose refusals were about more
   * than the shape are repeated on their own, until these alone changed nothing.
   */
  settle(attempts: readonly Attempt[]): Promise<void>;
  /** Returns the headers of the caller with the most permissions on the site of the operation. */
  signedIn(operation: Operation): Headers;
  /** Returns the operation as a polite client would call it. */
  polite(operation: Operation, input: { headers: Headers; says: string }): Attempt;
}

export async function openSiege(): Promise<Siege> {
  const world = await openWorld();
  const traces = await watchTables(world.shop.sql, {
    organiser_id: world.stranger.get('organisers')?.[0]?.id ?? 0,
    customer_id: world.neighbour.get('customers')?.[0]?.id ?? 0,
  });
  const attempt = (attempts: readonly Attempt[]) => attemptAll(world, attempts);
  return {
    ...world,
    traces,
    attempt,
    settle: (attempts) =>
      settle(attempts, {
        attempt,
        traces,
      }),
    signedIn: (operation) =>
      cookieOf(
        operation,
        operation.site === 'storefront' ? world.tokens.customer : world.tokens.collaborator,
      ),
    polite: (operation, { headers, says }) => ({
      says,
      operation,
      call: writeCall(operation, {
        request: sampleRequest(operation, world.own),
        headers,
      }),
    }),
  };
}

async function attemptAll(world: World, attempts: readonly Attempt[]): Promise<Outcome[]> {
  const outcomes = await inParallel([...attempts.entries()], {
    atOnce: AT_ONCE,
    work: async ([index, one]) => {
      const language = LANGUAGES[index % LANGUAGES.length] ?? FIRST_LANGUAGE;
      const answer = await world.wire({
        ...one.call,
        headers: { ...one.call.headers, 'accept-language': language },
      });
      return { ...one, answer, fieldError: faultOf(answer, { ...one, language }) };
    },
  });
  expect(
    said(
      outcomes
        .filter(({ fieldError }) => fieldError !== null)
        .map((one) => `${nameOf(one)}: ${one.fieldError}`),
    ),
  ).toEqual([]);
  return outcomes;
}

const MOST_ROUNDS = 4;
/** The number of attempts per code that are repeated: the code that refuses them is the same. */
const AGAIN = process.env['HOSTILE'] === 'all' ? Infinity : 4;

async function settle(
  attempts: readonly Attempt[],
  input: Pick<Siege, 'attempt' | 'traces'>,
): Promise<void> {
  let remaining = attempts;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const outcomes = await input.attempt(remaining);
    const refusals = outcomes.filter(({ answer }) => answer.status !== 200);
    const { changed } = await input.traces.look();
    await input.traces.restore();
    if (refusals.length === outcomes.length) {
      expect({ changed, by: changed.length === 0 ? '' : attempts[0]?.operation.name }).toEqual({
        changed: [],
        by: '',
      });
      return;
    }
    if (changed.length === 0) return;
    const byCode = Map.groupBy(refusals, ({ answer }) => errorBody(answer)?.error);
    byCode.delete('INVALID_REQUEST');
    remaining = [...byCode.values()].flatMap((same) => same.slice(0, AGAIN));
  }
}

/** Shortens long lists of errors to a readable length. */
export function said(fieldErrors: readonly string[]): readonly string[] {
  return fieldErrors.length > 40
    ? [...fieldErrors.slice(0, 40), `and ${fieldErrors.length - 40} more`]
    : fieldErrors;
}

export function nameOf({ operation, says }: Attempt): string {
  return `${operation.method} ${operation.path}, ${says}`;
}

/** Expects every attempt to be refused, with one of these codes if any are given. */
export function expectRefused(outcomes: readonly Outcome[], ...codes: readonly string[]): void {
  const wrong = outcomes.filter(({ answer }) => {
    const code = errorBody(answer)?.error ?? '';
    return answer.status < 400 || (codes.length > 0 && !codes.includes(code));
  });
  expect(outcomes.length).toBeGreaterThan(0);
  expect(
    said(
      wrong.map((one) => `${nameOf(one)}: ${one.answer.status} ${one.answer.text.slice(0, 100)}`),
    ),
  ).toEqual([]);
}

/** Returns the cookie of a session for the site of the operation; none for null. */
export function cookieOf(operation: Operation, token: string | null): Headers {
  if (token === null) return {};
  return {
    cookie: `${operation.site === 'storefront' ? 'ribambelle_session' : 'ribambelle_office'}=${token}`,
  };
}
