import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeCouponRow } from './office-shapes.ts';

/** The columns of the list of coupons. */
export const couponColumns = columnsOf<z.infer<typeof officeCouponRow>>()({
  code: { kind: 'text', value: (row) => row.code, card: 'title', sorts: true },
  title: { kind: 'text', value: (row) => row.title, card: 'below', sorts: true },
  amount: { kind: 'amount', value: (row) => row.amount, sorts: true },
  percentage: {
    kind: 'number',
    value: (row) => (row.percentage === null ? null : row.percentage / 100),
    sorts: true,
  },
  people_segment: { kind: 'text', value: (row) => row.people_segment?.name ?? null },
  availabilities_segment: {
    kind: 'text',
    value: (row) => row.availabilities_segment?.name ?? null,
    extra: true,
  },
  start: { kind: 'date', value: (row) => row.starts_at, extra: true },
  end: { kind: 'last_day', value: (row) => row.ends_at, sorts: true },
  used: { kind: 'number', value: (row) => row.used },
  limit: { kind: 'number', value: (row) => row.maximum_uses, extra: true },
  discounted: { kind: 'amount', value: (row) => row.discounted_amount },
  state: {
    kind: 'choice',
    value: (row) => (row.active ? 'ACTIVE' : 'INACTIVE'),
    card: 'beside',
  },
});
