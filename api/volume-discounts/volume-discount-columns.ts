import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeVolumeDiscountRow } from './office-shapes.ts';

/** The columns of the list of volume discounts. */
export const volumeDiscountColumns = columnsOf<z.infer<typeof officeVolumeDiscountRow>>()({
  title: { kind: 'text', value: (row) => row.title, card: 'title', sorts: true },
  amount: { kind: 'amount', value: (row) => row.amount, sorts: true },
  percentage: {
    kind: 'number',
    value: (row) => (row.percentage === null ? null : row.percentage / 100),
    sorts: true,
  },
  counts: { kind: 'choice', value: (row) => row.counts },
  from: { kind: 'number', value: (row) => row.from_rank },
  to: { kind: 'number', value: (row) => row.to_rank, extra: true },
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
