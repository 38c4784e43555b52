import { registrationState } from '@ribambelle/domain/registrations/registration-state.ts';
import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeRegistrationRow } from './office-shapes.ts';

/** The columns of the list of registrations. */
export const registrationColumns = columnsOf<z.infer<typeof officeRegistrationRow>>()({
  reference: { kind: 'text', ours: true, value: (row) => row.reference, extra: true },
  participant: { kind: 'text', value: (row) => row.participant_name, sorts: true, card: 'title' },
  birthdate: { kind: 'day', value: (row) => row.birthdate, group: 'ANSWERS', extra: true },
  age: { kind: 'number', value: (row) => row.age, group: 'ANSWERS', extra: true },
  activity: { kind: 'text', value: (row) => row.activity_title, card: 'below' },
  start: { kind: 'date', value: (row) => row.start_at, sorts: true },
  start_time: { kind: 'time', value: (row) => row.start_at, extra: true },
  end: { kind: 'date', value: (row) => row.end_at, extra: true },
  end_time: { kind: 'time', value: (row) => row.end_at, extra: true },
  location: { kind: 'text', value: (row) => row.location, extra: true },
  family: { kind: 'text', value: (row) => row.customer_name, sorts: true },
  email: { kind: 'text', value: (row) => row.email, group: 'CONTACT', extra: true },
  phone: { kind: 'text', ours: true, value: (row) => row.phone, group: 'CONTACT', extra: true },
  places: { kind: 'number', value: (row) => row.quantity, extra: true },
  price: { kind: 'amount', value: (row) => row.total_amount, group: 'MONEY' },
  paid: { kind: 'amount', value: (row) => row.paid_amount, group: 'MONEY' },
  owed: { kind: 'amount', value: (row) => row.owed_amount, group: 'MONEY', extra: true },
  due: { kind: 'last_day', value: (row) => row.due_at, group: 'MONEY', extra: true },
  state: { kind: 'choice', value: registrationState, card: 'beside' },
  tags: { kind: 'text', value: (row) => row.tags.join(', '), extra: true },
  registered: { kind: 'date', value: (row) => row.created_at, sorts: true },
  cancelled: { kind: 'date', value: (row) => row.cancelled_at, extra: true },
});
