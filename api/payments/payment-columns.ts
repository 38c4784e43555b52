import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officePaymentRow } from './office-shapes.ts';

/** The columns of the list of payments. */
export const paymentColumns = columnsOf<z.infer<typeof officePaymentRow>>()({
  created: { kind: 'moment', value: (row) => row.created_at, sorts: true },
  received: { kind: 'day', value: (row) => row.received_at, extra: true },
  family: { kind: 'text', value: (row) => row.customer.name, card: 'title' },
  communication: { kind: 'text', ours: true, value: (row) => row.communication, card: 'below' },
  method: { kind: 'choice', value: (row) => row.method },
  amount: { kind: 'amount', value: (row) => row.voided_amount ?? row.amount, card: 'beside' },
  refunded: { kind: 'amount', value: (row) => row.refunded_amount || null, extra: true },
  state: { kind: 'choice', value: (row) => row.state },
});
