import { dueMonthEnds } from '@ribambelle/domain/reports/month-ends.ts';
import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import { keepRounds, type Rounds } from '../clock/rounds.ts';
import { alone } from '../database/alone-store.ts';
import { listLedgerSpans, noteMonthEnd } from './month-end-store.ts';

const FIRST_MILLIS = 2 * 60_000;
const ROUND_MILLIS = 60 * 60_000;

/**
 * Notes the balances at the ends of months that ended a day ago, for every organiser (decision
 * 175); returns the number noted, null when another process is doing so. Run again it notes each
 * once; a failure for one organiser does not stop the others.
 */
export async function noteMonthEnds(
  owner: pg.Pool,
  input: { now: string; failed: (error: unknown, organiser_id: number) => void },
): Promise<number | null> {
  return alone({ owner, what: 'month-ends' }, async () => {
    let noted = 0;
    for (const { organiser_id, ...span } of await listLedgerSpans(owner)) {
      try {
        for (const at of dueMonthEnds({ ...span, now: input.now }))
          if (await noteMonthEnd(owner, { organiser_id, at })) noted += 1;
      } catch (error) {
        input.failed(error, organiser_id);
      }
    }
    return noted;
  });
}

/** Notes ends of months two minutes after the start and then every hour, in every process. */
export function keepMonthEnds(input: {
  owner: pg.Pool;
  clock: Clock;
  /** When `organiser_id` is null, it failed for all. */
  failed: (error: unknown, organiser_id: number | null) => void;
}): Rounds {
  const { owner, clock, failed } = input;
  return keepRounds({
    first_millis: FIRST_MILLIS,
    every_millis: ROUND_MILLIS,
    work: () =>
      noteMonthEnds(owner, { now: clock(), failed }).catch((error: unknown) => failed(error, null)),
  });
}
