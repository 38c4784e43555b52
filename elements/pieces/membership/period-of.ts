import { lastMomentBefore } from '@ribambelle/domain/base/instants.ts';
import type { MembershipPeriod } from '@ribambelle/domain/memberships/membership-terms.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatUnits } from '@ribambelle/texts/formats/format-units.ts';
import type { Reading } from '@ribambelle/texts/formats/local-time.ts';

/** Returns the period of a membership in few words: `1 an`, or its days. */
export function periodOf(period: MembershipPeriod, reading: Reading): string {
  const { rolling_period_type: unit, rolling_period_duration: count } = period;
  const { fixed_period_start_at: start_at, fixed_period_end_at: end_at } = period;
  if (unit !== null && count !== null) return formatUnits({ count, unit }, reading.language);
  if (start_at === null || end_at === null) return '';
  const span = { start_at, end_at: lastMomentBefore(end_at) };
  return formatDateRange(span, { ...reading, days_only: true, current_year: 0 });
}

/** Returns the period with its start: the purchase, a chosen day, or its days. */
export function wholePeriodOf(
  membership: MembershipPeriod & { readonly start_choice: boolean },
  {
    texts,
    ...reading
  }: Reading & {
    readonly texts: {
      readonly from_purchase: (duration: string) => string;
      readonly from_choice: (duration: string) => string;
    };
  },
): string {
  const words = periodOf(membership, reading);
  if (membership.period_type === 'FIXED') return words;
  return membership.start_choice ? texts.from_choice(words) : texts.from_purchase(words);
}
