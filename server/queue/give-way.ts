import { type Instant, secondsBetween } from '@ribambelle/domain/base/instants.ts';
import { setTimeout as wait } from 'node:timers/promises';

/** A process that answers so many calls at the same time has a rush; below that it has a moment for what can wait. */
const CALLS_OF_A_RUSH = 4;
/** For so long a job gives way before it is done all the same: others wait behind it. */
const MOST_MILLIS = 2000;
const LOOK_MILLIS = 100;
/** What is due for longer gives way to nobody: a rush that does not end keeps no e-mail back. */
const LATE_SECONDS = 60;

/**
 * Waits while the process has a rush of calls, for two seconds at most, and not at all for what is late: so what follows from orders takes no processor from
 * those who still buy (decision 189).
 */
export async function giveWay(input: {
  /** How many calls are being answered. */
  readonly calls: () => number;
  readonly due_at: Instant;
  readonly now: Instant;
}): Promise<void> {
  const { calls, due_at, now } = input;
  if (secondsBetween(due_at, now) > LATE_SECONDS) return;
  for (let waited = 0; waited < MOST_MILLIS && calls() >= CALLS_OF_A_RUSH; waited += LOOK_MILLIS)
    await wait(LOOK_MILLIS);
}
