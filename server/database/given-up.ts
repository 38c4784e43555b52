import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether somebody still waits for what is done for them. */
interface Waiting {
  readonly given_up: boolean;
}

const calls = new AsyncLocalStorage<Waiting>();

/** Runs what answers a call; once it is given up the caller was told that nothing was done, and nothing of it is committed any more. */
export function untilGivenUp<Result>(waiting: Waiting, work: () => Result): Result {
  return calls.run(waiting, work);
}

/** Whether the call for which this runs was given up; never for jobs. */
export function isGivenUp(): boolean {
  return calls.getStore()?.given_up === true;
}
