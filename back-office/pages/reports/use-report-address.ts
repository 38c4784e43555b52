import {
  namedPeriod,
  NAMED_PERIODS,
  type NamedPeriod,
  type Period,
} from '@ribambelle/domain/reports/periods.ts';
import { useSession } from '../../data/session.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { isDay, todayIn } from '../availabilities/week.ts';

/** What a report shows, kept in its address: by what it is grouped, and its period, by its name or by its days. */
export function useReportAddress<Dimension extends string>(
  dimensions: readonly [Dimension, ...Dimension[]],
) {
  const list = useListAddress();
  const today = todayIn(useSession().organiser.timezone);
  const by = dimensions.find((one) => one === list.filter('by')) ?? dimensions[0];
  const from = list.filter('from') ?? '';
  const to = list.filter('to') ?? '';
  const own: Period | null = isDay(from) && isDay(to) && from <= to ? { from, to } : null;
  const named = NAMED_PERIODS.find((name) => name === list.filter('period')) ?? 'THIS_MONTH';
  const named_days = namedPeriod(named, today);
  const days = own ?? named_days;
  return {
    list,
    by,
    days,
    period: own === null ? named : ('OWN' as const),
    choose: (name: NamedPeriod | 'OWN') =>
      list.set(name === 'OWN' ? { period: null, ...days } : { period: name, from: null, to: null }),
  };
}

export type ReportAddress = ReturnType<typeof useReportAddress>;
