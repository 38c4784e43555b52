import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeCustomerVoucher } from './shapes.ts';

/** The columns of the list of sold vouchers. */
export const customerVoucherColumns = columnsOf<z.infer<typeof officeCustomerVoucher>>()({
  code: { kind: 'text', ours: true, value: (row) => row.code, card: 'title' },
  title: { kind: 'text', value: (row) => row.title },
  family: { kind: 'text', value: (row) => row.customer.fullname, card: 'below' },
  amount: { kind: 'amount', value: (row) => row.amount, sorts: true },
  state: { kind: 'choice', value: (row) => row.status, card: 'beside' },
  until: { kind: 'last_day', value: (row) => row.expires_at, sorts: true },
  sold: { kind: 'date', value: (row) => row.created_at, sorts: true },
});
