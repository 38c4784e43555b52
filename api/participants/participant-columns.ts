import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeParticipantRow } from './office-shapes.ts';

/** The columns of the list of participants. */
export const participantColumns = columnsOf<z.infer<typeof officeParticipantRow>>()({
  name: { kind: 'text', value: (row) => row.name, sorts: true, card: 'title' },
  birthdate: { kind: 'day', value: (row) => row.birthdate, card: 'beside' },
  family: {
    kind: 'text',
    value: (row) => [row.customer.name, ...row.shared_with].join(' + '),
    card: 'below',
  },
  registrations: { kind: 'number', value: (row) => row.registrations },
});
