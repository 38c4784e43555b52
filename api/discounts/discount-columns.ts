import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeDiscountRow } from './office-shapes.ts';

/** The columns of the list of discounts. */
export const discountColumns = columnsOf<z.infer<typeof officeDiscountRow>>()({
  title: { kind: 'text', value: (row) => row.title, card: 'title', sorts: true },
  amount: { kind: 'amount', value: (row) => row.amount, sorts: true },
  percentage: {
    kind: 'number',
    value: (row) => (row.percentage === null ? null : row.percentage / 100),
    sorts: true,
  },
  families: { kind: 'number', value: (row) => row.families },
  people_segment: { kind: 'text', value: (row) => row.people_segment?.name ?? null },
  availabilities_segment: {
    kind: 'text',
    value: (row) => row.availabilities_segment?.name ?? null,
    extra: true,
  },
  start: { kind: 'date', value: (row) => row.starts_at, extra: true },
  end: { kind: 'last_day', value: (row) => row.ends_at, sorts: true },
  state: {
    kind: 'choice',
    value: (row) => (row.active ? 'ACTIVE' : 'INACTIVE'),
    card: 'beside',
  },
});
