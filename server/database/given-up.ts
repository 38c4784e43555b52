import { AsyncLocalStorage } from 'node:async_hooks';

const calls = new AsyncLocalStorage<AbortSignal>();

/** Runs what answers a call; once `signal` is aborted the caller was told that nothing was done, and nothing of it is committed any more. */
export function untilGivenUp<Result>(signal: AbortSignal, work: () => Result): Result {
  return calls.run(signal, work);
}

/** Whether the call for which this runs was given up; never for jobs. */
export function isGivenUp(): boolean {
  return calls.getStore()?.aborted === true;
}
