import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { customerCart, walletMovement } from './belonging-shapes.ts';

/** The columns of the carts and orders of a family. */
export const customerCartColumns = columnsOf<z.infer<typeof customerCart>>()({
  communication: { kind: 'text', ours: true, value: (row) => row.communication, card: 'title' },
  created: { kind: 'moment', value: (row) => row.created_at, card: 'below' },
  items: { kind: 'number', value: (row) => row.items },
  state: { kind: 'choice', value: (row) => row.status },
  total: { kind: 'amount', value: (row) => row.total_amount, group: 'MONEY', card: 'beside' },
});

/** The columns of the movements of a wallet. */
export const walletMovementColumns = columnsOf<z.infer<typeof walletMovement>>()({
  created: { kind: 'moment', value: (row) => row.created_at },
  reason: { kind: 'choice', value: (row) => row.reason },
  message: { kind: 'text', value: (row) => row.message },
  by: { kind: 'text', value: (row) => row.made_by },
  amount: { kind: 'amount', value: (row) => row.amount },
});
