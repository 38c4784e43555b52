import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeCustomerMembership } from './shapes.ts';

/** The columns of the list of sold memberships. */
export const customerMembershipColumns = columnsOf<z.infer<typeof officeCustomerMembership>>()({
  title: { kind: 'text', value: (row) => row.title, card: 'title' },
  family: { kind: 'text', value: (row) => row.customer.fullname, card: 'below' },
  participant: { kind: 'text', value: (row) => row.participant?.fullname ?? null },
  cycles: { kind: 'number', value: (row) => row.cycles_count },
  state: { kind: 'choice', value: (row) => row.status, card: 'beside' },
  until: { kind: 'last_day', value: (row) => row.expires_at, sorts: true },
  sold: { kind: 'date', value: (row) => row.created_at, sorts: true },
});
