import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormCode } from '@ribambelle/client/texts/use-form-code.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { shownProperties } from '../pieces/facts/properties.ts';
import { FilteredList } from '../pieces/filters/filtered-list.tsx';
import { useGridFilters } from '../pieces/filters/use-grid-filters.ts';
import { countRequest } from './days-request.ts';
import { PopoverChoices } from './popover-choices.tsx';
import type { Settings } from './settings.ts';

const NO_PERIODS = {};
const IN_POPOVERS = { Choices: PopoverChoices, part: 'popover' } as const;

// code that is not needed to read the page
const loadDayPopover = async () => (await import('./day-popover.tsx')).DayPopover;
const CALENDAR_WORDS = ['availabilities'] as const;

/**
 * Filters for any list of the page: they change the address, and every catalogue of the page
 * follows it (2 §2).
 */
export function View({ settings, id }: ViewProps<Settings>): ReactElement | null {
  const texts = { ...useTexts('catalogue'), ...useTexts('catalogue-dates') };
  const filters = useGridFilters(id);
  const shown = shownProperties(settings['availabilities-filters']);
  const DayPopover = useFormCode(
    { is_needed: shown.includes('date-calendar'), nouns: CALENDAR_WORDS },
    loadDayPopover,
  );
  if (shown.length === 0) return null;
  return (
    <FilteredList
      id={id}
      filters={filters}
      shown={shown}
      texts={texts}
      counted={undefined}
      periods={NO_PERIODS}
      answer={{ answered: ['listAvailabilities', countRequest(settings, filters.query)] }}
      layout="inline"
      chosen_in={IN_POPOVERS}
      calendar={
        DayPopover === null ? (
          <Skeleton shape="text" count={1} />
        ) : (
          <DayPopover filters={filters} settings={settings} with_field={!shown.includes('date')} />
        )
      }
    />
  );
}
