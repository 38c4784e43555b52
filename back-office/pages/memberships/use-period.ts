import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';
import type { MembershipPeriod } from '@ribambelle/domain/memberships/membership-terms.ts';
import { formatUnits } from '@ribambelle/texts/formats/format-units.ts';
import { useFormats } from '../../formats/formats.ts';

/**
 * Returns a writer of the duration of a membership in few words: `1 an`, or its first and last day.
 */
export function usePeriod(): (period: MembershipPeriod) => string {
  const language = useLanguage();
  const formats = useFormats();
  return (period) => {
    const { rolling_period_type: unit, rolling_period_duration: count } = period;
    const { fixed_period_start_at: start_at, fixed_period_end_at: end_at } = period;
    if (unit !== null && count !== null) return formatUnits({ count, unit }, language);
    if (start_at === null || end_at === null) return '';
    return `${formats.date(start_at)} – ${formats.lastDay(end_at)}`;
  };
}
