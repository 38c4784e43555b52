import { day } from '../general/shapes.ts';
import type { ListFilter } from './filters.ts';

/** The periods of sales: the days of the sale, and of its end, in the organiser's zone. */
export const soldPeriods = {
  sold_from: day.optional(),
  sold_to: day.optional(),
  until_from: day.optional(),
  until_to: day.optional(),
};

/** The filters of the lists of items sold. */
export const soldPeriodFilters = {
  sold: { kind: 'period', from: 'sold_from', to: 'sold_to' },
  until: { kind: 'period', from: 'until_from', to: 'until_to' },
} as const satisfies Record<string, ListFilter>;
