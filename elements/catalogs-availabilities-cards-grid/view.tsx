import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { CardsResult } from '../pieces/cards-grid/cards-result.tsx';
import { useFoundCount } from '../pieces/cards-grid/use-found-count.ts';
import { momentOf } from '../pieces/facts/moment-of.ts';
import { shownProperties } from '../pieces/facts/properties.ts';
import { FilteredList } from '../pieces/filters/filtered-list.tsx';
import { useGridFilters } from '../pieces/filters/use-grid-filters.ts';
import { datesRequest, pageSizeOf } from './dates-request.ts';
import type { Settings } from './settings.ts';
import { useDateCard } from './use-date-card.tsx';

const NO_PERIODS = {};

/** Dates of all activities as cards, with their filters (2 §2). */
export function View({ settings, id }: ViewProps<Settings>): ReactElement {
  const texts = { ...useTexts('catalogue'), ...useTexts('catalogue-dates') };
  const filters = useGridFilters(id);
  const answer = useCall('listAvailabilities', datesRequest(settings, filters.query), {
    keep_previous: true,
  });
  const count = useFoundCount(answer);
  const shown = shownProperties(settings['availabilities-filters']);
  const card = useDateCard(shownProperties(settings['availabilities-properties']));
  const now = momentOf(answer);
  return (
    <FilteredList
      {...{ id, filters, shown, count, texts }}
      periods={NO_PERIODS}
      layout={settings['filters-layout']}
    >
      <CardsResult
        {...{ filters, texts }}
        settings={{ ...settings, limit: null }}
        filtered={shown.length > 0}
        found={{ answer, count }}
        size={pageSizeOf(settings)}
      >
        {(dates) =>
          dates.map((availability, index) => card(availability, { now, eager: index === 0 }))
        }
      </CardsResult>
    </FilteredList>
  );
}
