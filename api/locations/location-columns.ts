import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeLocation } from './office-shapes.ts';

/** The columns of the list of locations. */
export const locationColumns = columnsOf<z.infer<typeof officeLocation>>()({
  name: { kind: 'text', value: (row) => row.name, card: 'title', sorts: true },
  address: { kind: 'text', value: addressOf, card: 'below' },
  dates: { kind: 'number', value: (row) => row.availabilities },
  state: {
    kind: 'choice',
    value: (row) => (row.active ? 'ACTIVE' : 'INACTIVE'),
    card: 'beside',
    sorts: true,
  },
});

function addressOf(row: z.infer<typeof officeLocation>): string {
  return [`${row.street} ${row.number}`.trim(), `${row.postcode} ${row.city}`.trim()]
    .filter((part) => part !== '')
    .join(', ');
}
