import type { Answer } from '@ribambelle/api/client.ts';
import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type {
  MembershipEntity,
  MembershipPeriod,
} from '@ribambelle/domain/memberships/membership-terms.ts';
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
  readonly published: boolean;
  readonly order: number;
  readonly pictures: readonly Picture[];
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
  published: true,
  order: 0,
  pictures: [],
};

/** Returns the initial values of the form for an existing membership. */
export function valuesOf(membership: Answer<'getOfficeMembership'>): MembershipValues {
  const { title, description, price, entity, published, order, images: pictures } = membership;
  const { period_type, rolling_period_type, rolling_period_duration } = membership;
  const { fixed_period_start_at, fixed_period_end_at, start_choice } = membership;
  const { renewal_days_before, renewal_days_after, recurring } = membership;
  const rolling = { rolling_period_type, rolling_period_duration, start_choice };
  const fixed = { fixed_period_start_at, fixed_period_end_at };
  const renewal = { renewal_days_before, renewal_days_after, recurring };
  const common = { title, description, price, entity, published, order, pictures };
  return { ...common, period_type, ...rolling, ...fixed, ...renewal };
}

/** Returns the values as the calls expect them. */
export function requestOf({ pictures, ...values }: MembershipValues) {
  return {
    ...values,
    images: pictures.map(({ cuid }) => cuid),
  };
}
