import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import { keepRounds, type Rounds } from '../clock/rounds.ts';
import { alone } from '../database/alone-store.ts';
import { listDueSenderDomains, queueSenderCheck } from './round-store.ts';

const FIRST_MILLIS = 4 * 60_000;
const EVERY_MILLIS = 60 * 60_000;

/**
 * Queues the check of every sender domain that is due, and returns their number; null when another
 * process is doing so. Run again before they were made, it queues nothing more.
 */
export async function queueSenderChecks(owner: pg.Pool, now: string): Promise<number | null> {
  return alone({ owner, what: 'sender-checks' }, async () => {
    const organisers = await listDueSenderDomains(owner, now);
    for (const organiser_id of organisers) await queueSenderCheck(owner, organiser_id);
    return organisers.length;
  });
}

/** Queues the checks four minutes after the start and then every hour, in every process. */
export function keepSenderRounds(input: {
  readonly owner: pg.Pool;
  readonly clock: Clock;
  readonly failed: (error: unknown) => void;
}): Rounds {
  const { owner, clock, failed } = input;
  return keepRounds({
    first_millis: FIRST_MILLIS,
    every_millis: EVERY_MILLIS,
    work: () => queueSenderChecks(owner, clock()).catch(failed),
  });
}
