import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeCustomerRow } from './office-shapes.ts';

/** The columns of the list of families. */
export const customerColumns = columnsOf<z.infer<typeof officeCustomerRow>>()({
  name: { kind: 'text', value: (row) => row.name, sorts: true, card: 'title' },
  children: { kind: 'text', value: (row) => row.participants, card: 'below' },
  email: { kind: 'text', value: (row) => row.email },
  phone: { kind: 'text', ours: true, value: (row) => row.phone },
  tags: { kind: 'text', value: (row) => row.tags?.join(', ') ?? null, group: 'TAGS', extra: true },
  registrations: { kind: 'number', value: (row) => row.registrations },
  owes: {
    kind: 'amount',
    value: (row) => row.outstanding_amount || null,
    group: 'MONEY',
    card: 'beside',
  },
  wallet: { kind: 'amount', value: (row) => row.wallet_amount || null, group: 'WALLET' },
  moved: { kind: 'date', value: (row) => row.wallet_moved_at, group: 'WALLET', extra: true },
});
