import { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import { segmentFilter } from '../segments/chosen-segment.ts';

/** A row of a list of discounts, volume discounts or coupons, as far as they are the same. */
interface ReductionRow {
  readonly amount: number | null;
  readonly percentage: number | null;
  readonly people_segment: { readonly name: string } | null;
  readonly availabilities_segment: { readonly name: string } | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly active: boolean;
}

/** The columns of a reduction: an amount, or a percentage. */
export const worthColumns = columnsOf<ReductionRow>()({
  amount: { kind: 'amount', value: (row) => row.amount, sorts: true },
  percentage: {
    kind: 'number',
    value: (row) => (row.percentage === null ? null : row.percentage / 100),
    sorts: true,
  },
});

/** The columns of its segments and of the time in which it is given. */
export const termColumns = columnsOf<ReductionRow>()({
  people_segment: { kind: 'text', value: (row) => row.people_segment?.name ?? null },
  availabilities_segment: {
    kind: 'text',
    value: (row) => row.availabilities_segment?.name ?? null,
    extra: true,
  },
  start: { kind: 'date', value: (row) => row.starts_at, extra: true },
  end: { kind: 'last_day', value: (row) => row.ends_at, sorts: true },
});

/** The column of its state. */
export const stateColumn = columnsOf<ReductionRow>()({
  state: {
    kind: 'choice',
    value: (row) => (row.active ? 'ACTIVE' : 'INACTIVE'),
    card: 'beside',
  },
});

/** Words of its title, whether it is active, and a segment that it has chosen. */
export const reductionFilters = {
  search: z.string().max(100).optional(),
  active: z.boolean().optional(),
  ...segmentFilter,
};

/** The filters that the screen offers besides words. */
export const offeredReductionFilters = {
  segment: { kind: 'segment' },
  active: { kind: 'choice', of: ['true', 'false'] },
} as const;
