import { z } from 'zod';
import { cuid, line } from '../general/shapes.ts';

/** The filters, the order and the columns of a list as in its address: names with their values. */
export const filters = z
  .record(z.string().regex(/^[a-z_]{1,40}$/), z.string().min(1).max(600))
  .refine((values) => Object.keys(values).length > 0 && Object.keys(values).length <= 20);

/** The name of a view. */
export const viewName = line.max(60);

/** A list's filters, order and columns under a name. */
export const savedView = z.object({
  cuid,
  name: z.string(),
  filters: z.record(z.string(), z.string()),
  /** True when everybody who may read the list sees it. */
  shared: z.boolean(),
  /** True when it is the caller's own: nobody else can change or delete it. */
  own: z.boolean(),
  /** The name of its author. */
  made_by: z.string(),
});
