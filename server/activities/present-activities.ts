import { atOnce } from '../database/statements.ts';
import type { z } from 'zod';
import type { activityCard } from '@ribambelle/api/activities/shapes.ts';
import { plainText } from '@ribambelle/domain/base/plain-text.ts';
import { shortText } from '@ribambelle/domain/base/short-text.ts';
import { type Language, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import type { Db } from '../database/transaction.ts';
import { shownImages } from '../files/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { type CategoryOfActivity, loadCategories } from './activity-category-views.ts';
import { type SummaryRow, loadImages, loadLocationNames, loadSummaries } from './activity-facts.ts';
import { loadActivityCards } from './activity-views.ts';

export type Card = z.infer<typeof activityCard>;

export interface Reader {
  readonly organiser: Organiser;
  readonly language: Language;
}

/** The parts of a card that do not depend on the request, and its price when nothing is offered. */
export interface CardFacts {
  readonly said: Omit<Card, keyof ReturnType<typeof summaryFacts>>;
  readonly default_price: number;
}

/**
 * Returns the activities with these ids as cards about all their availabilities, with all their
 * categories.
 */
export async function presentActivities(
  db: Db,
  input: Reader & { ids: readonly number[]; now: string },
): Promise<Card[]> {
  const { ids, now } = input;
  const [facts, names, summaries] = await atOnce(
    () => loadCardFacts(db, { ...input, brief: false }),
    () => loadLocationNames(db, languagesOf(input)),
    () => loadSummaries(db, { ids, now }),
  );
  const summaryById = new Map(summaries.map((row) => [row.activity_id, row]));
  return ids.flatMap((id) => cardOf(facts.get(id), { summary: summaryById.get(id), names }));
}

/** Returns the languages in which a text is looked for; the first that has it is taken. */
export function languagesOf({ language, organiser }: Reader): readonly Language[] {
  return [language, organiser.language, ...LANGUAGES];
}

/** Returns a list with the card made from its facts and its summary; an empty one without facts. */
export function cardOf(
  facts: CardFacts | undefined,
  { summary, names }: { summary: SummaryRow | undefined; names: ReadonlyMap<number, string> },
): Card[] {
  return facts === undefined
    ? []
    : [{ ...facts.said, ...summaryFacts(summary, { default_price: facts.default_price, names }) }];
}

/**
 * Loads the card facts of these activities that do not depend on the request, by id: three queries
 * in one round trip; `brief` limits them to the main categories.
 */
export async function loadCardFacts(
  db: Db,
  input: Reader & { ids: readonly number[]; brief: boolean },
): Promise<ReadonlyMap<number, CardFacts>> {
  const text = textReader(input);
  const [rows, images, categories] = await atOnce(
    () => loadActivityCards(db, { ids: input.ids, languages: languagesOf(input) }),
    () => loadImages(db, input.ids),
    () => loadCategories(db, { ids: input.ids, text }),
  );
  const imagesOf = Map.groupBy(images, (row) => row.activity_id);
  const factsOf = (row: (typeof rows)[number]): CardFacts => {
    const ownCategories = categories.get(row.id) ?? [];
    const facts = {
      id: row.id,
      cuid: row.cuid,
      slug: row.slug,
      title: text(row.title),
      summary: firstWordsOf(row.opening),
      age_minimum: row.age_minimum,
      age_maximum: row.age_maximum,
      registration_flow:
        row.registration_flow === 'REQUEST' ? ('REQUEST' as const) : ('AVAILABILITIES' as const),
      members_only: row.members_only,
      images: shownImages(imagesOf.get(row.id), text),
      categories: input.brief ? mainOf(ownCategories) : [...ownCategories],
      motif: ownCategories[0]?.motif ?? 'paper',
    };
    return { said: facts, default_price: row.default_price };
  };
  return new Map(rows.map((row) => [row.id, factsOf(row)]));
}

/**
 * Returns the categories that cards show: those of the main groups (2 §3), or all when no group is
 * a main one.
 */
function mainOf(categories: readonly CategoryOfActivity[]): CategoryOfActivity[] {
  const main = categories.filter(({ group }) => group.scope === 'PRIMARY');
  return main.length > 0 ? main : [...categories];
}

function summaryFacts(
  row: SummaryRow | undefined,
  { default_price, names }: { default_price: number; names: ReadonlyMap<number, string> },
) {
  return {
    locations: (row?.location_ids ?? []).flatMap((id) => names.get(id) ?? []),
    price_from: row?.price_from ?? default_price,
    next_start_at: row?.next_start_at ?? null,
    next_end_at: row?.next_end_at ?? null,
    opens_at: row?.opens_at ?? null,
    open_availabilities: row?.open ?? 0,
    status: row?.status ?? ('CLOSED' as const),
  };
}

const SUMMARY_LENGTH = 200;

/** Returns the first words of a description without its markup. */
function firstWordsOf(html: string): string {
  const words = plainText(html)
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return shortText(words, SUMMARY_LENGTH);
}
