import type { Answer } from '@ribambelle/api/client.ts';
import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { NamedActivity } from '../../fields/activities-field.tsx';
import type { NamedFamily } from '../../fields/families-field.tsx';
import type { SegmentsChosen } from '../../fields/segment-fields.tsx';
import { NO_TEXT } from '../../fields/bilingual-field.tsx';

/**
 * The values of the form of a discount; amounts in minor units, percentages in basis points,
 * families and activities with the names that are shown, segments by their cuids.
 */
export interface DiscountValues extends Record<string, unknown>, SegmentsChosen {
  readonly title: InEachLanguage<string>;
  /** One of the two is null. */
  readonly amount: number | null;
  readonly percentage: number | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly families: readonly NamedFamily[];
  readonly named: readonly NamedActivity[];
  readonly active: boolean;
}

export const NEW_DISCOUNT: DiscountValues = {
  title: NO_TEXT,
  amount: null,
  percentage: 1_000,
  starts_at: null,
  ends_at: null,
  families: [],
  named: [],
  people_segment: null,
  availabilities_segment: null,
  active: true,
};

/** Returns the initial values of the form for an existing discount. */
export function valuesOf(discount: Answer<'getDiscount'>): DiscountValues {
  const { title, amount, percentage, starts_at, ends_at, active } = discount;
  const { customers: families, activities } = discount;
  const segments = {
    people_segment: discount.people_segment?.cuid ?? null,
    availabilities_segment: discount.availabilities_segment?.cuid ?? null,
  };
  return {
    title,
    amount,
    percentage,
    starts_at,
    ends_at,
    families,
    named: activities,
    ...segments,
    active,
  };
}

/** Returns the values as the calls expect them. */
export function requestOf({ named, families, ...values }: DiscountValues) {
  return {
    ...values,
    activities: named.map(({ cuid }) => cuid),
    customers: families.map(({ cuid }) => cuid),
  };
}
