import { type Instant, secondsBetween } from '@ribambelle/domain/base/instants.ts';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * The number of calls at the same time from which a process has a rush; below that it has a moment
 * for work that can wait.
 */
const CALLS_OF_A_RUSH = 4;
/** Milliseconds that a job gives way before it runs all the same: others wait behind it. */
const MOST_MILLIS = 2000;
const LOOK_MILLIS = 100;
/**
 * Seconds after its due time from which a job gives way no more: an endless rush keeps no e-mail
 * back.
 */
const LATE_SECONDS = 60;

/**
 * Waits while the process has a rush of calls, for two seconds at most, and not at all when the job
 * is late: so the work that follows orders takes no processor from families that are still buying
 * (decision 189).
 */
export async function giveWay(input: {
  /** Returns the number of calls being answered. */
  readonly calls: () => number;
  readonly due_at: Instant;
  readonly now: Instant;
}): Promise<void> {
  const { calls, due_at, now } = input;
  if (secondsBetween(due_at, now) > LATE_SECONDS) return;
  for (let waited = 0; waited < MOST_MILLIS && calls() >= CALLS_OF_A_RUSH; waited += LOOK_MILLIS)
    await wait(LOOK_MILLIS);
}
