import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether the caller still waits for the answer. */
interface Waiting {
  readonly given_up: boolean;
}

const calls = new AsyncLocalStorage<Waiting>();

/**
 * Runs the work that answers a call; once the call is given up, its caller was told that nothing
 * was done, and nothing of it is committed any more.
 */
export function untilGivenUp<Result>(call: Waiting, work: () => Result): Result {
  return calls.run(call, work);
}

/** True when the call that this runs for was given up; never for jobs. */
export function isGivenUp(): boolean {
  return calls.getStore()?.given_up === true;
}
