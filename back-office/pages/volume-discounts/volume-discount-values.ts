import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { VolumeCounts } from '@ribambelle/domain/volume-discounts/volume-discount.ts';
import type { NamedActivity } from '../../fields/activities-field.tsx';
import { NO_TEXT } from '../../fields/bilingual-field.tsx';
import type { SegmentsChosen } from '../../fields/segment-fields.tsx';

/**
 * The values of the form of a volume discount; amounts in minor units, percentages in basis points,
 * activities with the names that are shown, segments by their cuids.
 */
export interface VolumeDiscountValues extends Record<string, unknown>, SegmentsChosen {
  readonly title: InEachLanguage<string>;
  readonly counts: VolumeCounts;
  readonly from_rank: number;
  readonly to_rank: number | null;
  readonly same_activity: boolean;
  readonly counts_held: boolean;
  /** One of the two is null. */
  readonly amount: number | null;
  readonly percentage: number | null;
  readonly period_starts_at: string | null;
  readonly period_ends_at: string | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly activities: readonly NamedActivity[];
  readonly active: boolean;
}

/** The values of a new volume discount: ten per cent from the second child on. */
export const NEW_VOLUME_DISCOUNT: VolumeDiscountValues = {
  title: NO_TEXT,
  counts: 'PARTICIPANTS',
  from_rank: 2,
  to_rank: null,
  same_activity: false,
  counts_held: true,
  amount: null,
  percentage: 1_000,
  period_starts_at: null,
  period_ends_at: null,
  starts_at: null,
  ends_at: null,
  activities: [],
  people_segment: null,
  availabilities_segment: null,
  active: true,
};
