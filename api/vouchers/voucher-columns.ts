import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeVoucherRow } from './office-shapes.ts';

/** The columns of the list of vouchers. */
export const voucherColumns = columnsOf<z.infer<typeof officeVoucherRow>>()({
  title: { kind: 'text', value: (row) => row.title, card: 'title', sorts: true },
  price: { kind: 'amount', value: (row) => row.price, card: 'below', sorts: true },
  amount: { kind: 'amount', value: (row) => row.amount, sorts: true },
  duration: { kind: 'number', value: (row) => row.duration, sorts: true },
  state: {
    kind: 'choice',
    value: (row) => (row.published ? 'PUBLISHED' : 'UNPUBLISHED'),
    card: 'beside',
  },
});
