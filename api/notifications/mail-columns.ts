import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { mailRow } from './mail-shapes.ts';

/** The columns of the list of e-mails. */
export const mailColumns = columnsOf<z.infer<typeof mailRow>>()({
  created: { kind: 'moment', value: (row) => row.created_at, sorts: true },
  recipient: { kind: 'text', value: (row) => row.recipient, card: 'title' },
  subject: { kind: 'text', value: (row) => row.subject, card: 'below' },
  state: { kind: 'choice', value: (row) => row.state, card: 'beside' },
});
