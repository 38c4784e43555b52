import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { NamedActivity } from '../../fields/activities-field.tsx';
import type { SegmentsChosen } from '../../fields/segment-fields.tsx';
import { NO_TEXT } from '../../fields/bilingual-field.tsx';

/**
 * The values of the form of a coupon; amounts in minor units, percentages in basis points,
 * activities with the names that are shown, segments by their cuids.
 */
export interface CouponValues extends Record<string, unknown>, SegmentsChosen {
  readonly code: string;
  readonly title: InEachLanguage<string>;
  /** One of the two is null. */
  readonly amount: number | null;
  readonly percentage: number | null;
  readonly min_total_amount: number;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly maximum_uses: number | null;
  readonly maximum_uses_per_customer: number | null;
  readonly activities: readonly NamedActivity[];
  readonly active: boolean;
}

export const NEW_COUPON: CouponValues = {
  code: '',
  title: NO_TEXT,
  amount: null,
  percentage: 1_000,
  min_total_amount: 0,
  starts_at: null,
  ends_at: null,
  maximum_uses: null,
  maximum_uses_per_customer: 1,
  activities: [],
  people_segment: null,
  availabilities_segment: null,
  active: true,
};
