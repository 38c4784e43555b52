import { atOnce } from '../database/statements.ts';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { activityCard } from '@ribambelle/api/activities/shapes.ts';
import { shortText } from '@ribambelle/domain/base/short-text.ts';
import { type Language, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import type { Db } from '../database/transaction.ts';
import { shownImage } from '../files/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { type CategoryOfActivity, loadCategories } from './activity-categories.ts';
import { type OfferRow, loadImages, loadOffers } from './activity-facts.ts';
import { loadActivityCards } from './activity-views.ts';

type Card = z.infer<typeof activityCard>;

interface Input {
  readonly organiser: Organiser;
  readonly language: Language;
  readonly now: string;
}

/** The activities of these ids as cards: four queries in one round trip, however many cards. */
export async function presentActivities(
  db: Db,
  input: Input & {
    ids: readonly number[];
    brief?: boolean;
    /** What the availabilities fit that the cards speak of; all of them when left out. */
    fitting?: readonly RawBuilder<boolean>[];
  },
): Promise<Card[]> {
  const of = { organiser_id: input.organiser.id, ids: input.ids };
  const text = textReader(input);
  const languages = [input.language, input.organiser.language, ...LANGUAGES];
  const [rows, images, categories, offers] = await atOnce(
    () => loadActivityCards(db, { ...of, languages }),
    () => loadImages(db, of),
    () => loadCategories(db, { ...of, text }),
    () => loadOffers(db, { ...of, languages, now: input.now, fitting: input.fitting ?? [] }),
  );
  const imagesOf = Map.groupBy(images, (row) => row.activity_id);
  const offerOf = new Map(offers.map((row) => [row.activity_id, row]));
  return rows.map((row) => {
    const own = categories.get(row.id) ?? [];
    return {
      id: row.id,
      cuid: row.cuid,
      slug: row.slug,
      title: text(row.title),
      summary: summaryOf(row.opening),
      age_minimum: row.age_minimum,
      age_maximum: row.age_maximum,
      registration_flow: row.registration_flow === 'REQUEST' ? 'REQUEST' : 'AVAILABILITIES',
      images: (imagesOf.get(row.id) ?? []).map(shownImage),
      categories: input.brief === true ? mainOf(own) : [...own],
      motif: own[0]?.motif ?? 'paper',
      ...offerFacts(offerOf.get(row.id), row.default_price),
    };
  });
}

/** What cards show of the categories: those of the main groups (2 §3), or all where no group is one. */
function mainOf(categories: readonly CategoryOfActivity[]): CategoryOfActivity[] {
  const main = categories.filter(({ group }) => group.scope === 'PRIMARY');
  return main.length > 0 ? main : [...categories];
}

function offerFacts(row: OfferRow | undefined, default_price: number) {
  return {
    locations: [...(row?.locations ?? [])],
    price_from: row?.price_from ?? default_price,
    next_start_at: row?.next_start_at ?? null,
    next_end_at: row?.next_end_at ?? null,
    opens_at: row?.opens_at ?? null,
    open_availabilities: row?.open ?? 0,
    status: row?.status ?? ('CLOSED' as const),
  };
}

const SUMMARY_LENGTH = 200;

const MOST_SUMMARIES = 2000;
const summaries = new Map<string, string>();

/** The first words of a description without its markup. */
function summaryOf(html: string): string {
  const known = summaries.get(html);
  if (known !== undefined) return known;
  if (summaries.size > MOST_SUMMARIES) summaries.clear();
  const summary = summarise(html);
  summaries.set(html, summary);
  return summary;
}

function summarise(html: string): string {
  const words = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return shortText(words, SUMMARY_LENGTH);
}
