import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeBookingConfiguration } from './office-shapes.ts';

/** The columns of the list of booking configurations. */
export const bookingConfigurationColumns = columnsOf<z.infer<typeof officeBookingConfiguration>>()({
  name: { kind: 'text', value: (row) => row.name, card: 'title', sorts: true },
  from_amount: {
    kind: 'amount',
    value: (row) => Math.min(...row.prices.map(({ amount }) => amount)),
    card: 'below',
  },
  resources: { kind: 'number', value: (row) => row.resources, card: 'beside' },
});
