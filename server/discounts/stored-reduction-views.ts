import { type RawBuilder, sql } from 'kysely';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { searchWords } from '../activities/index.ts';
import { titleOrder } from '../lists/title-order-views.ts';
import { hasChosen, segmentReferences } from '../segments/index.ts';

/**
 * The common part of how discounts, volume discounts and coupons are stored: their segments, the
 * words and filters that find them, their sorting, and the newest first.
 */
export const storedReduction = {
  dated: true,
  parts: [],
  references: segmentReferences,
  matches: (filters: {
    readonly search?: string | undefined;
    readonly active?: boolean | undefined;
    readonly segment?: string | undefined;
  }): readonly RawBuilder<unknown>[] => [
    ...searchWords(filters.search).map((word) => sql`r.search_title @@ word_query(${word})`),
    ...(filters.active === undefined ? [] : [sql`r.active = ${filters.active}`]),
    ...(filters.segment === undefined ? [] : [hasChosen('r', { segment: filters.segment })]),
  ],
  orders: (language: Language) => ({
    title: [titleOrder(sql`r.title`, language)],
    amount: [sql`r.amount`],
    percentage: [sql`r.percentage`],
    end: [sql`r.ends_at`],
  }),
  order: () => sql`r.created_at desc`,
} as const;
