import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormCode } from '@ribambelle/client/texts/use-form-code.tsx';
import type { Counted } from '@ribambelle/domain/base/counting.ts';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { StayingLink } from '@ribambelle/ui/router/staying-link.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { shownProperties } from '../pieces/facts/properties.ts';
import { appliedQuery } from '../pieces/filters/applied-filters.ts';
import { FilteredList } from '../pieces/filters/filtered-list.tsx';
import { activeFilters } from '../pieces/filters/grid-query.ts';
import { useGridFilters } from '../pieces/filters/use-grid-filters.ts';
import { type ReadWeek, useWeek } from '../pieces/schedule/use-week.ts';
import { offeredRequest } from '../pieces/schedule/week-requests.ts';
import { CalendarWeek } from './calendar-week.tsx';
import type { Settings } from './settings.ts';
import { weekFilters } from './week-filters.ts';

const NO_PERIODS = {};
// code that is not needed to read the page
const loadCalendar = async () =>
  (await import('../pieces/filters/filter-calendar.tsx')).FilterCalendar;
const CALENDAR_WORDS = ['availabilities'] as const;

/** The week of the dates of all activities, with its filters (2 §2, §4). */
export function View({ settings, id }: ViewProps<Settings>): ReactElement {
  const texts = { ...useTexts('catalogue'), ...useTexts('catalogue-dates') };
  const filters = useGridFilters(id);
  const shown = shownProperties(settings['availabilities-filters']);
  const week = useWeek({
    filters: weekFilters(settings, filters.query),
    initial_navigation: settings['initial-navigation'],
  });
  const Calendar = useFormCode(
    { is_needed: shown.includes('date-calendar'), nouns: CALENDAR_WORDS },
    loadCalendar,
  );
  // the day of the address sets the week that is shown, and is no filter
  const applied = appliedQuery(settings['availabilities-filters'], {
    query: {
      ...filters.query,
      date: null,
    },
  });
  return (
    <FilteredList
      id={id}
      filters={filters}
      shown={shown}
      texts={texts}
      counted={countOf(week)}
      periods={NO_PERIODS}
      answer={{
        answered: [
          'listAvailabilities',
          { ...offeredRequest(weekFilters(settings, filters.query)), ahead: true },
        ],
      }}
      layout={settings['filters-layout']}
      calendar={
        Calendar === null ? (
          <Skeleton shape="card" count={1} />
        ) : (
          <Calendar filters={filters} days={week.offered} with_field as={StayingLink} />
        )
      }
    >
      <CalendarWeek
        settings={settings}
        week={week}
        clear_href={activeFilters(applied) > 0 ? filters.clear_href : null}
      />
    </FilteredList>
  );
}

/** Returns the number of dates in the week; undefined while unknown. */
function countOf({ dates, loading, cut }: ReadWeek): Counted | undefined {
  if (loading || cut || dates === undefined) return undefined;
  return { count: dates.length, count_is_bound: false };
}
