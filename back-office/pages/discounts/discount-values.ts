import type { Answer } from '@ribambelle/api/client.ts';
import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { NamedActivity } from '../../fields/activities-field.tsx';
import type { NamedFamily } from '../../fields/families-field.tsx';
import { NO_TEXT } from '../../fields/bilingual-field.tsx';

/** What the form of a discount holds; amounts in minor units, percentages in basis points, families and activities with what shows of them. */
export interface DiscountValues extends Record<string, unknown> {
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
  active: true,
};

/** What the form begins with for a discount that is there. */
export function valuesOf(discount: Answer<'getDiscount'>): DiscountValues {
  const { title, amount, percentage, starts_at, ends_at, active } = discount;
  const { customers: families, activities: named } = discount;
  return { title, amount, percentage, starts_at, ends_at, families, named, active };
}
