import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { loadLocationNames } from './activity-facts.ts';
import type { FoundActivities } from './activity-views.ts';
import { type CardFacts, languagesOf, loadCardFacts, type Reader } from './present-activities.ts';

/** What cards of one organiser's catalogue say in one language, at one version of it. */
interface KnownCards {
  readonly version: string | null;
  readonly facts: Map<number, CardFacts>;
  readonly names: ReadonlyMap<number, string>;
}

/** About a kilobyte each. */
const MOST_CARDS = 4000;
const memory = new Map<string, KnownCards>();

/**
 * What the cards of a page say whatever the request is, and the names of locations: from memory while the version that was read with the page is
 * the one that they were read at, so that nothing is ever older than the page itself (docs/decisions/0056-cards-are-kept.md).
 */
export async function knownCards(
  db: Db,
  reader: Reader,
  { found, version }: FoundActivities,
): Promise<Pick<KnownCards, 'facts' | 'names'>> {
  const key = `${reader.organiser.id} ${reader.language} ${reader.organiser.language}`;
  const kept = memory.get(key);
  const known = kept?.version === version ? kept : undefined;
  const ids = found.map(({ activity_id }) => activity_id);
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
  const all = { version, facts: new Map([...(known?.facts ?? []), ...facts]), names };
  memory.delete(key);
  if (cardsIn(memory) + all.facts.size > MOST_CARDS) memory.clear();
  if (all.facts.size <= MOST_CARDS) memory.set(key, all);
  return all;
}

function cardsIn(kept: ReadonlyMap<string, KnownCards>): number {
  return [...kept.values()].reduce((sum, { facts }) => sum + facts.size, 0);
}
