import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeResourceRow } from './office-shapes.ts';

/** The columns of the list of resources. */
export const resourceColumns = columnsOf<z.infer<typeof officeResourceRow>>()({
  name: { kind: 'text', value: (row) => row.name, card: 'title', sorts: true },
  location: { kind: 'text', value: (row) => row.location ?? '', card: 'below' },
  groups: { kind: 'text', value: (row) => row.groups.join(', ') },
  configuration: { kind: 'text', value: (row) => row.configuration, card: 'below' },
  state: {
    kind: 'choice',
    value: (row) => (row.published ? 'PUBLISHED' : 'UNPUBLISHED'),
    card: 'beside',
  },
});
