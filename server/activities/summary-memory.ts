import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { memoryOfDatabase } from '../database/database-memory.ts';
import type { Db } from '../database/transaction.ts';
import { loadSummaries, type SummaryRow } from './activity-facts.ts';
import { boundedMemory } from './bounded-memory.ts';
import type { FoundActivities } from './activity-views.ts';

/** The summaries of an organiser's activities, at one version of them. */
interface KnownSummaries {
  readonly version: string | null;
  readonly summaries: ReadonlyMap<number, KnownSummary>;
}

interface KnownSummary {
  readonly summary: SummaryRow;
  /** The span in which the summary holds if nobody changes anything; in milliseconds. */
  readonly from: number;
  readonly until: number;
}

/** The most summaries kept: about a third of a kilobyte each. */
const MOST_SUMMARIES = 4000;
const memoryOf = memoryOfDatabase(() =>
  boundedMemory<number, KnownSummaries>({
    most: MOST_SUMMARIES,
    sizeOf: ({ summaries }) => summaries.size,
  }),
);

/**
 * Returns the whole summary of each activity of a page at this moment, from memory while it was
 * read at the version that was read with the page and the clock has not reached its next change. An
 * unchanged summary is the same object (docs/decisions/0191-offers-are-kept.md).
 */
export async function knownSummaries(
  db: Db,
  input: Pick<FoundActivities, 'ids' | 'offers_version'> & {
    readonly organiser_id: number;
    readonly now: Instant;
  },
): Promise<ReadonlyMap<number, SummaryRow>> {
  const { organiser_id, ids, offers_version: version, now } = input;
  const memory = memoryOf(db);
  const entry = memory.get(organiser_id);
  const summaries = entry?.version === version ? entry.summaries : new Map<number, KnownSummary>();
  const moment = Date.parse(now);
  const holds = (one: KnownSummary | undefined): one is KnownSummary =>
    one !== undefined && one.from <= moment && moment < one.until;
  const missingIds = ids.filter((id) => !holds(summaries.get(id)));
  const freshSummaries =
    missingIds.length === 0 ? [] : await loadSummaries(db, { now, ids: missingIds });
  const fresh = freshSummaries.map(
    ({ until, ...summary }) =>
      [
        summary.activity_id,
        { summary, from: moment, until: until === null ? Infinity : Date.parse(until) },
      ] as const,
  );
  const all = fresh.length === 0 ? summaries : new Map([...summaries, ...fresh]);
  if (fresh.length > 0) memory.keep(organiser_id, { version, summaries: all });
  return new Map(
    ids.flatMap((id) => {
      const one = all.get(id);
      return one === undefined ? [] : [[id, one.summary]];
    }),
  );
}
