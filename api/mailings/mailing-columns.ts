import { MAILING_STATES } from '@ribambelle/domain/mailings/mailing.ts';
import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { mailingRow } from './shapes.ts';

/** The columns of the list of mailings. */
export const mailingColumns = columnsOf<z.infer<typeof mailingRow>>()({
  created: {
    kind: 'moment',
    value: (row) => row.begun_at ?? row.send_at ?? row.created_at,
    sorts: true,
  },
  subject: { kind: 'text', value: (row) => row.subject, card: 'title' },
  author: { kind: 'text', value: (row) => row.author, card: 'below' },
  state: { kind: 'choice', of: MAILING_STATES, value: (row) => row.state, card: 'beside' },
  families: { kind: 'number', value: (row) => row.families },
  sent: { kind: 'number', value: (row) => row.sent },
  failed: { kind: 'number', value: (row) => row.failed },
});
