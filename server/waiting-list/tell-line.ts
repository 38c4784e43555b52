import type { Availability } from '@ribambelle/domain/availabilities/availability.ts';
import { nextTelling, type Waiting, whoRemains } from '@ribambelle/domain/waiting-list/vacancy.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import { queueJob } from '../events/queue-job.ts';
import { noteOffers } from './line-store.ts';

/** The vacancy, the round of notices about it, and the moment of the first. */
export interface Input {
  readonly vacancy: string;
  readonly round: number;
  readonly since: string;
}

/** The mark on the entries of a round; the first has the vacancy's own mark. */
export const markOf = ({ vacancy, round }: Pick<Input, 'vacancy' | 'round'>): string =>
  round === 1 ? vacancy : `${vacancy}/${round}`;

/**
 * Notifies the next of a locked waiting list, and queues the next round while others wait behind
 * them and time is left.
 */
export async function tellLine(
  db: Db,
  line: Emitting & {
    readonly availability_id: number;
    readonly availability: Availability;
    readonly waiting: readonly Waiting[];
    readonly next: readonly Waiting[];
    readonly input: Input;
    readonly now: string;
  },
): Promise<void> {
  const { emit, availability_id, availability, waiting, next, input, now } = line;
  if (next.length === 0) return;
  const ids = next.map(({ id }) => id);
  await noteOffers(db, { ids, vacancy: markOf(input), now });
  for (const waiting_list_entry_id of ids) emit('waiting-list.vacancy', { waiting_list_entry_id });
  const run_at = nextTelling(availability, now);
  const behind = whoRemains(waiting, input.since).filter(({ id }) => !ids.includes(id));
  if (run_at === null || behind.length === 0) return;
  const payload = {
    ...input,
    availability_id,
    round: input.round + 1,
    offered: ids.length,
    told_at: now,
  };
  await queueJob(db, {
    name: 'follow-vacancy',
    payload,
    key: `follow-vacancy ${availability_id} ${markOf(payload)}`,
    run_at,
    now,
  });
}
