import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type {
  MembershipEntity,
  MembershipPeriod,
} from '@ribambelle/domain/memberships/membership-terms.ts';
import type { VatCategory } from '@ribambelle/domain/vat/categories.ts';
import { NO_TEXT } from '../../fields/bilingual-field.tsx';
import type { Picture } from '../../fields/picture-field.tsx';

/**
 * The values of the form of a membership, amounts in minor units; pictures with their addresses, so
 * that they show.
 */
export interface MembershipValues extends MembershipPeriod, Record<string, unknown> {
  readonly title: InEachLanguage<string>;
  readonly description: InEachLanguage<string>;
  /** The price of one cycle. */
  readonly price: number;
  readonly entity: MembershipEntity;
  readonly start_choice: boolean;
  readonly renewal_days_before: number;
  readonly renewal_days_after: number;
  readonly recurring: boolean;
  /** Null for the organiser's default. */
  readonly vat_category: VatCategory | null;
  readonly published: boolean;
  readonly order: number;
  readonly images: readonly Picture[];
}

export const NEW_MEMBERSHIP: MembershipValues = {
  title: NO_TEXT,
  description: NO_TEXT,
  price: 0,
  entity: 'PARTICIPANTS',
  period_type: 'ROLLING',
  rolling_period_type: 'YEARS',
  rolling_period_duration: 1,
  fixed_period_start_at: null,
  fixed_period_end_at: null,
  start_choice: false,
  renewal_days_before: 30,
  renewal_days_after: 30,
  recurring: false,
  vat_category: null,
  published: true,
  order: 0,
  images: [],
};
