import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { PictureCard } from '@ribambelle/ui/cards/picture-card.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { CardsResult } from '../pieces/cards-grid/cards-result.tsx';
import { useFoundCount } from '../pieces/cards-grid/use-found-count.ts';
import { datesRequest, PAGE_SIZE } from '../pieces/date-card/date-requests.ts';
import { useCardOfDate } from '../pieces/date-card/use-card-of-date.ts';
import { momentOf } from '../pieces/facts/moment-of.ts';
import { shownProperties } from '../pieces/facts/properties.ts';
import { appliedQuery } from '../pieces/filters/applied-filters.ts';
import { FilteredList } from '../pieces/filters/filtered-list.tsx';
import { activeFilters } from '../pieces/filters/grid-query.ts';
import { useGridFilters } from '../pieces/filters/use-grid-filters.ts';
import type { Settings } from './settings.ts';

const NO_PERIODS = {};

/** Dates of all activities as wide cards, with their filters (2 §2). */
export function View({ settings, id }: ViewProps<Settings>): ReactElement {
  const texts = { ...useTexts('catalogue'), ...useTexts('catalogue-dates') };
  const filters = useGridFilters(id);
  const answer = useCall('listAvailabilities', datesRequest(settings, filters.query), {
    keep_previous: true,
  });
  const counted = useFoundCount(answer);
  const shown = shownProperties(settings['availabilities-filters']);
  const applied = appliedQuery(settings['availabilities-filters'], { query: filters.query });
  const cardOf = useCardOfDate(shownProperties(settings['availabilities-properties']), {
    chip: false,
  });
  const now = momentOf(answer);
  return (
    <FilteredList
      id={id}
      filters={filters}
      shown={shown}
      answer={answer}
      counted={counted}
      texts={texts}
      periods={NO_PERIODS}
      layout="stacked"
    >
      <CardsResult
        filters={filters}
        applied={applied}
        texts={texts}
        settings={{ ...settings, limit: null }}
        filtered={shown.length > 0 || activeFilters(applied) > 0}
        found={{ answer, counted }}
        size={PAGE_SIZE}
      >
        {(dates) =>
          dates.map((availability, index) => {
            const { card, closed } = cardOf(availability, now);
            const grey = closed && settings['card-image-grayscale'];
            return (
              <PictureCard
                key={availability.id}
                card={card}
                grey={grey}
                look="wide"
                eager={index === 0}
              />
            );
          })
        }
      </CardsResult>
    </FilteredList>
  );
}
