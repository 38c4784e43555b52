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
  readonly customers: readonly NamedFamily[];
  readonly activities: readonly NamedActivity[];
  readonly active: boolean;
}

export const NEW_DISCOUNT: DiscountValues = {
  title: NO_TEXT,
  amount: null,
  percentage: 1_000,
  starts_at: null,
  ends_at: null,
  customers: [],
  activities: [],
  people_segment: null,
  availabilities_segment: null,
  active: true,
};
