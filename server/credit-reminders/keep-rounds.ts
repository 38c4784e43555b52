import { nextRound } from '@ribambelle/domain/credit-reminders/next-round.ts';
import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import { keepRounds, type Rounds } from '../clock/rounds.ts';
import { alone } from '../database/alone-store.ts';
import { listOrganisersWithCredit, queueRound } from './round-store.ts';

const FIRST_MILLIS = 3 * 60_000;
const EVERY_MILLIS = 60 * 60_000;

/**
 * Queues the next round of every organiser that tells families of their credit, and returns their
 * number; null when another process is doing so. Run again it queues nothing more: a round has the
 * key of its day, and one that is due or running is left alone.
 */
export async function queueCreditRounds(owner: pg.Pool, now: string): Promise<number | null> {
  return alone({ owner, what: 'credit-rounds' }, async () => {
    const organisers = await listOrganisersWithCredit(owner);
    for (const { organiser_id, zone } of organisers)
      await queueRound(owner, { organiser_id, ...nextRound(now, zone) });
    return organisers.length;
  });
}

/** Queues the rounds three minutes after the start and then every hour, in every process. */
export function keepCreditRounds(input: {
  readonly owner: pg.Pool;
  readonly clock: Clock;
  readonly failed: (error: unknown) => void;
}): Rounds {
  const { owner, clock, failed } = input;
  return keepRounds({
    first_millis: FIRST_MILLIS,
    every_millis: EVERY_MILLIS,
    work: () => queueCreditRounds(owner, clock()).catch(failed),
  });
}
