import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { memoryOfDatabase } from '../database/database-memory.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { keepJson } from '../lists/kept-json.ts';
import { boundedMemory } from './bounded-memory.ts';
import { loadLocationNames, type OfferRow } from './activity-facts.ts';
import type { FoundActivities } from './activity-views.ts';
import { knownOffers } from './offer-memory.ts';
import {
  type Card,
  type CardFacts,
  cardOf,
  languagesOf,
  loadCardFacts,
  type Reader,
} from './present-activities.ts';

/** What cards of one organiser's catalogue say in one language, at one version of it. */
interface KnownCards {
  readonly version: string | null;
  readonly facts: ReadonlyMap<number, CardFacts>;
  readonly names: ReadonlyMap<number, string>;
  /** The card of an activity as it was last made, of all that the activity offers. */
  readonly made: Map<number, { readonly offer: OfferRow | undefined; readonly card: Card }>;
}

/** About three kilobytes each, with what is written of it. */
const MOST_CARDS = 4000;
const memoryOf = memoryOfDatabase(() =>
  boundedMemory<string, KnownCards>({
    most: MOST_CARDS,
    sizeOf: ({ facts }) => facts.size,
  }),
);

/**
 * The cards of a page. What they say whatever the request is comes from memory while the version that was read with the page is the one that they were read at, and
 * so does what the activities offer, so that nothing is ever older than the page itself (docs/decisions/0056-cards-are-kept.md). A card that says what it said before is
 * the very object, whose JSON is written once (docs/decisions/0191-offers-are-kept.md).
 */
export async function knownCards(
  db: Db,
  reader: Reader & { readonly now: Instant },
  page: FoundActivities,
): Promise<readonly Card[]> {
  const [known, offers] = await atOnce(
    () => knownFacts(db, reader, page),
    () =>
      page.offers ??
      knownOffers(db, { ...page, organiser_id: reader.organiser.id, now: reader.now }),
  );
  return page.ids.flatMap((id) => {
    const offer = offers.get(id);
    const made = known.made.get(id);
    if (made !== undefined && made.offer === offer) return made.card;
    const [card] = cardOf(known.facts.get(id), { offer, names: known.names });
    if (card === undefined) return [];
    // one that speaks of some of the availabilities alone is seldom wanted again
    if (page.offers === null) known.made.set(id, { offer, card: keepJson(card) });
    return card;
  });
}

/** What cards say whatever the request is, and the names of locations. */
async function knownFacts(
  db: Db,
  reader: Reader,
  { ids, version }: FoundActivities,
): Promise<KnownCards> {
  const key = `${reader.organiser.id} ${reader.language} ${reader.organiser.language}`;
  const memory = memoryOf(db);
  const kept = memory.get(key);
  const known = kept?.version === version ? kept : undefined;
  const missing = ids.filter((id) => known?.facts.has(id) !== true);
  if (known !== undefined && missing.length === 0) return known;
  const [facts, names] = await atOnce(
    () => loadCardFacts(db, { ...reader, ids: missing, brief: true }),
    () =>
      known?.names ??
      loadLocationNames(db, {
        organiser_id: reader.organiser.id,
        languages: languagesOf(reader),
      }),
  );
  const all: KnownCards = {
    version,
    facts: new Map([...(known?.facts ?? []), ...facts]),
    names,
    made: known?.made ?? new Map(),
  };
  memory.keep(key, all);
  return all;
}
