import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeMembershipRow } from './office-shapes.ts';

/** The columns of the list of memberships. */
export const membershipColumns = columnsOf<z.infer<typeof officeMembershipRow>>()({
  title: { kind: 'text', value: (row) => row.title, card: 'title', sorts: true },
  price: { kind: 'amount', value: (row) => row.price, card: 'below', sorts: true },
  period: { kind: 'choice', value: (row) => row.period_type },
  entity: { kind: 'choice', value: (row) => row.entity },
  state: {
    kind: 'choice',
    value: (row) => (row.published ? 'PUBLISHED' : 'UNPUBLISHED'),
    card: 'beside',
  },
});
