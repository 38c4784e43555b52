import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeBundleRow } from './office-shapes.ts';

/** The columns of the list of bundles. */
export const bundleColumns = columnsOf<z.infer<typeof officeBundleRow>>()({
  title: { kind: 'text', value: (row) => row.title, card: 'title', sorts: true },
  price: { kind: 'amount', value: (row) => row.price, card: 'below', sorts: true },
  capacity: { kind: 'number', value: (row) => row.capacity, sorts: true },
  duration: { kind: 'number', value: (row) => row.duration, sorts: true },
  state: {
    kind: 'choice',
    value: (row) => (row.published ? 'PUBLISHED' : 'UNPUBLISHED'),
    card: 'beside',
  },
});
