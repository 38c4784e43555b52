import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { memoryOfDatabase } from '../database/database-memory.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { keepJson } from '../lists/kept-json.ts';
import { boundedMemory } from './bounded-memory.ts';
import { loadLocationNames, type SummaryRow } from './activity-facts.ts';
import type { FoundActivities } from './activity-views.ts';
import { knownSummaries } from './summary-memory.ts';
import {
  type Card,
  type CardFacts,
  cardOf,
  languagesOf,
  loadCardFacts,
  type Reader,
} from './present-activities.ts';

/** The cards of one organiser's catalogue in one language, at one version of it. */
interface KnownCards {
  readonly version: string | null;
  readonly facts: ReadonlyMap<number, CardFacts>;
  readonly names: ReadonlyMap<number, string>;
  /** The card of an activity as it was last made, from its whole summary. */
  readonly made: Map<number, { readonly summary: SummaryRow | undefined; readonly card: Card }>;
}

/** The most cards kept: about three kilobytes each, with their JSON. */
const MOST_CARDS = 4000;
const memoryOf = memoryOfDatabase(() =>
  boundedMemory<string, KnownCards>({
    most: MOST_CARDS,
    sizeOf: ({ facts }) => facts.size,
  }),
);

/**
 * Returns the cards of a page. The parts that do not depend on the request come from memory while
 * they were read at the version that was read with the page, and so do the summaries, so that
 * nothing is ever older than the page itself (docs/decisions/0056-cards-are-kept.md). An unchanged
 * card is the same object, whose JSON is written once (docs/decisions/0191-offers-are-kept.md).
 */
export async function knownCards(
  db: Db,
  {
    reader,
    page,
  }: { readonly reader: Reader & { readonly now: Instant }; readonly page: FoundActivities },
): Promise<readonly Card[]> {
  const [facts, summaries] = await atOnce(
    () => knownFacts(db, { reader, ...page }),
    () =>
      page.summaries ??
      knownSummaries(db, { ...page, organiser_id: reader.organiser.id, now: reader.now }),
  );
  return page.ids.flatMap((id) => {
    const summary = summaries.get(id);
    const drawing = facts.made.get(id);
    if (drawing !== undefined && drawing.summary === summary) return drawing.card;
    const [card] = cardOf(facts.facts.get(id), { summary, names: facts.names });
    if (card === undefined) return [];
    // a card of only some of the availabilities is seldom needed again
    if (page.summaries === null) facts.made.set(id, { summary, card: keepJson(card) });
    return card;
  });
}

/** Loads the card facts that do not depend on the request, and the names of locations. */
async function knownFacts(
  db: Db,
  { reader, ids, version }: FoundActivities & { readonly reader: Reader },
): Promise<KnownCards> {
  const key = `${reader.organiser.id} ${reader.language} ${reader.organiser.language}`;
  const memory = memoryOf(db);
  const entry = memory.get(key);
  const current = entry?.version === version ? entry : undefined;
  const missingIds = ids.filter((id) => current?.facts.has(id) !== true);
  if (current !== undefined && missingIds.length === 0) return current;
  const [facts, names] = await atOnce(
    () => loadCardFacts(db, { ...reader, ids: missingIds, brief: true }),
    () => current?.names ?? loadLocationNames(db, languagesOf(reader)),
  );
  const all: KnownCards = {
    version,
    facts: new Map([...(current?.facts ?? []), ...facts]),
    names,
    made: current?.made ?? new Map(),
  };
  memory.keep(key, all);
  return all;
}
