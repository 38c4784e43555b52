import type { Answer } from '@ribambelle/api/client.ts';
import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type {
  MembershipEntity,
  MembershipPeriod,
} from '@ribambelle/domain/memberships/membership-terms.ts';
import { NO_TEXT } from '../../fields/bilingual-field.tsx';
import type { Picture } from '../../fields/picture-field.tsx';

/** What the form of a membership holds, amounts in minor units; pictures with what shows of them. */
export interface MembershipValues extends MembershipPeriod, Record<string, unknown> {
  readonly title: InEachLanguage<string>;
  readonly description: InEachLanguage<string>;
  /** Of one cycle. */
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

/** What the form begins with for a membership that is there. */
export function valuesOf(membership: Answer<'getOfficeMembership'>): MembershipValues {
  const { title, description, price, entity, published, order, images: pictures } = membership;
  const { period_type, rolling_period_type, rolling_period_duration } = membership;
  const { fixed_period_start_at, fixed_period_end_at, start_choice } = membership;
  const { renewal_days_before, renewal_days_after, recurring } = membership;
  const rolling = { rolling_period_type, rolling_period_duration, start_choice };
  const fixed = { fixed_period_start_at, fixed_period_end_at };
  const renewal = { renewal_days_before, renewal_days_after, recurring };
  const own = { title, description, price, entity, published, order, pictures };
  return { ...own, period_type, ...rolling, ...fixed, ...renewal };
}
