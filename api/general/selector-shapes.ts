import { z } from 'zod';
import { id } from './shapes.ts';

/**
 * The fields that a searchable selector adds to the request of a list, besides `search` and `id`
 * (1 §7, decision 0021).
 */
export const selectorRequest = {
  /** `multiselect-search`: each row also has its `value` and its `label`. */
  response_type: z.enum(['multiselect-search']).optional(),
  /** The field of a row that is its value. */
  value_key: z.enum(['id', 'cuid']).default('id'),
};

/** The fields added to each row for a selector. */
export const choice = {
  value: z.union([id, z.string()]).optional(),
  label: z.string().optional(),
};
