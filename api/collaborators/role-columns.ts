import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeRole } from './office-shapes.ts';

/** The columns of the list of roles. */
export const roleColumns = columnsOf<z.infer<typeof officeRole>>()({
  name: { kind: 'text', value: (row) => row.name, card: 'title' },
  rights: { kind: 'number', value: (row) => row.permissions.length },
  members: { kind: 'number', value: (row) => row.collaborators, card: 'beside' },
});
