import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../pieces/facts/use-reading.ts';
import type { GridFilters } from '../pieces/filters/use-grid-filters.ts';

interface NextDayProps {
  readonly filters: GridFilters;
  /** The days with dates that fit the other filters. */
  readonly days: readonly Day[];
  readonly chosen: Day | null;
}

/**
 * The way out when a day has no dates: the next day with dates, or the last one before; else a link
 * without filters (2 §2).
 */
export const NextDay = ({ filters, days, chosen }: NextDayProps): ReactElement => {
  const texts = useTexts('catalogue-dates');
  const { clear_filters } = useTexts('catalogue');
  const { language } = useReading();
  const next = chosen === null ? undefined : (days.find((day) => day > chosen) ?? days.at(-1));
  const look = buttonClass({ kind: 'white' });
  return next === undefined ? (
    <Link href={filters.clear_href} className={look}>
      {clear_filters}
    </Link>
  ) : (
    <Link href={filters.hrefWith({ date: next })} className={look}>
      {texts.next_day(formatDay(next, language))}
    </Link>
  );
};
