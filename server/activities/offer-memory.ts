import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { memoryOfDatabase } from '../database/database-memory.ts';
import type { Db } from '../database/transaction.ts';
import { loadOffers, type OfferRow } from './activity-facts.ts';
import { boundedMemory } from './bounded-memory.ts';
import type { FoundActivities } from './activity-views.ts';

/** The offers of an organiser's activities, at one version of them. */
interface KnownOffers {
  readonly version: string | null;
  readonly offers: ReadonlyMap<number, KnownOffer>;
}

interface KnownOffer {
  readonly offer: OfferRow;
  /** The span in which the offer holds if nobody changes anything; in milliseconds. */
  readonly from: number;
  readonly until: number;
}

/** The most offers kept: about a third of a kilobyte each. */
const MOST_OFFERS = 4000;
const memoryOf = memoryOfDatabase(() =>
  boundedMemory<number, KnownOffers>({
    most: MOST_OFFERS,
    sizeOf: ({ offers }) => offers.size,
  }),
);

/**
 * Returns the whole offer of each activity of a page at this moment, from memory while it was read
 * at the version that was read with the page and the clock has not reached its next change. An
 * unchanged offer is the same object (docs/decisions/0191-offers-are-kept.md).
 */
export async function knownOffers(
  db: Db,
  input: Pick<FoundActivities, 'ids' | 'offers_version'> & {
    readonly organiser_id: number;
    readonly now: Instant;
  },
): Promise<ReadonlyMap<number, OfferRow>> {
  const { organiser_id, ids, offers_version: version, now } = input;
  const memory = memoryOf(db);
  const entry = memory.get(organiser_id);
  const offers = entry?.version === version ? entry.offers : new Map<number, KnownOffer>();
  const moment = Date.parse(now);
  const holds = (one: KnownOffer | undefined): one is KnownOffer =>
    one !== undefined && one.from <= moment && moment < one.until;
  const missingIds = ids.filter((id) => !holds(offers.get(id)));
  const freshOffers =
    missingIds.length === 0 ? [] : await loadOffers(db, { organiser_id, now, ids: missingIds });
  const fresh = freshOffers.map(
    ({ until, ...offer }) =>
      [
        offer.activity_id,
        { offer, from: moment, until: until === null ? Infinity : Date.parse(until) },
      ] as const,
  );
  const all = fresh.length === 0 ? offers : new Map([...offers, ...fresh]);
  if (fresh.length > 0) memory.keep(organiser_id, { version, offers: all });
  return new Map(
    ids.flatMap((id) => {
      const one = all.get(id);
      return one === undefined ? [] : [[id, one.offer]];
    }),
  );
}
