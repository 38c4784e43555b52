import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { closedPeriodRow } from './office-shapes.ts';

/** The columns of the list of closed periods. */
export const closedPeriodColumns = columnsOf<z.infer<typeof closedPeriodRow>>()({
  first_day: { kind: 'day', value: (row) => row.first_day, card: 'below', sorts: true },
  last_day: { kind: 'day', value: (row) => row.last_day, card: 'below' },
  name: { kind: 'text', value: (row) => row.name, card: 'title' },
  community: { kind: 'choice', value: (row) => row.community ?? 'NONE', card: 'beside' },
});
