import { z } from 'zod';
import { id } from './shapes.ts';

/** What a searchable selector adds to what it asks of a list, beside `search` and `id` (1 §7, decision 0021). */
export const selectorRequest = {
  /** `multiselect-search`: each row also tells its `value` and its `label`. */
  response_type: z.enum(['multiselect-search']).optional(),
  /** The field of a row that is its value. */
  value_key: z.enum(['id', 'cuid']).default('id'),
};

/** What is told with a row when a selector asked for it. */
export const choice = {
  value: z.union([id, z.string()]).optional(),
  label: z.string().optional(),
};
