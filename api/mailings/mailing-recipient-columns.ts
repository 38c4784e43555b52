import { RECIPIENT_STATES } from '@ribambelle/domain/mailings/mailing.ts';
import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { mailingRecipientRow } from './shapes.ts';

/** The columns of the families of a mailing. */
export const mailingRecipientColumns = columnsOf<z.infer<typeof mailingRecipientRow>>()({
  name: { kind: 'text', value: (row) => row.name, card: 'title', sorts: true },
  email: { kind: 'text', value: (row) => row.email, group: 'CONTACT', card: 'below' },
  state: { kind: 'choice', of: RECIPIENT_STATES, value: (row) => row.state, card: 'beside' },
  sent: { kind: 'moment', value: (row) => row.sent_at },
});
