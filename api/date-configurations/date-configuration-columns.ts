import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeDateConfiguration } from './office-shapes.ts';

/** The columns of the list of templates of dates. */
export const dateConfigurationColumns = columnsOf<z.infer<typeof officeDateConfiguration>>()({
  name: { kind: 'text', value: (row) => row.name, card: 'title', sorts: true },
  dates: { kind: 'number', value: (row) => row.dates.length, card: 'beside' },
});
