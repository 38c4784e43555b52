import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeResourceGroupRow } from './office-shapes.ts';

/** The columns of the list of groups of resources. */
export const resourceGroupColumns = columnsOf<z.infer<typeof officeResourceGroupRow>>()({
  name: { kind: 'text', value: (row) => row.name, card: 'title', sorts: true },
  resources: { kind: 'number', value: (row) => row.resources, card: 'beside' },
});
