import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { CardsResult } from '../pieces/cards-grid/cards-result.tsx';
import { useFoundCount } from '../pieces/cards-grid/use-found-count.ts';
import { shownProperties } from '../pieces/facts/properties.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import { appliedQuery } from '../pieces/filters/applied-filters.ts';
import { FilteredList } from '../pieces/filters/filtered-list.tsx';
import { activeFilters } from '../pieces/filters/grid-query.ts';
import { useGridFilters } from '../pieces/filters/use-grid-filters.ts';
import { ActivityCard } from './activity-card.tsx';
import { gridRequest, pageSizeOf, periodsRequest } from './grid-request.ts';
import type { Settings } from './settings.ts';

/** A catalogue of activities with its filters (2 §2). */
export function View({ settings, id }: ViewProps<Settings>): ReactElement {
  const texts = useTexts('catalogue');
  const reading = useReading();
  const filters = useGridFilters(id);
  const answer = useCall('listActivities', gridRequest(settings, filters.query), {
    keep_previous: true,
  });
  const counted = useFoundCount(answer);
  const shown = shownProperties(settings['activities-filters']);
  const applied = appliedQuery(settings['activities-filters'], { query: filters.query });
  const properties = shownProperties(settings['activities-properties']);
  return (
    <FilteredList
      id={id}
      filters={filters}
      shown={shown}
      answer={answer}
      counted={counted}
      texts={texts}
      periods={periodsRequest(settings)}
      layout="aside"
    >
      <CardsResult
        settings={settings}
        filters={filters}
        applied={applied}
        texts={texts}
        filtered={shown.length > 0 || activeFilters(applied) > 0}
        found={{ answer, counted }}
        size={pageSizeOf(settings)}
      >
        {(activities) =>
          activities.map((activity, index) => (
            <ActivityCard
              key={activity.id}
              activity={activity}
              properties={properties}
              reading={reading}
              texts={texts}
              heading="h3"
              eager={index === 0}
            />
          ))
        }
      </CardsResult>
    </FilteredList>
  );
}
