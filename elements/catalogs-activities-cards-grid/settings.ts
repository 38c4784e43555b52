import { availabilityStatus } from '@ribambelle/api/availabilities/shapes.ts';
import { z } from 'zod';

const property = z.object({
  id: z.enum(['categories', 'title', 'description', 'ages', 'locations', 'dates', 'price']),
  disabled: z.boolean().default(false),
});
const filter = z.object({
  id: z.enum(['search', 'location', 'category', 'period', 'weekday', 'date', 'age']),
  disabled: z.boolean().default(false),
});

const PROPERTIES = (['categories', 'title', 'ages', 'dates', 'locations', 'price'] as const).map(
  (id) => ({ id, disabled: false }),
);
const FILTERS = (['search', 'category', 'weekday', 'period', 'location', 'age'] as const).map(
  (id) => ({
    id,
    disabled: false,
  }),
);

/**
 * A catalogue of activities as cards (2 §2), where set only those with availabilities in an allowed
 * state or not yet started (1 §3.4). `limit` shows that many without pages, for a home page; null
 * shows all.
 */
export const settings = z.object({
  catalogs: z.array(z.string().max(64)).max(20).default([]),
  activities: z.array(z.int().min(1)).max(200).default([]),
  /** Cuids of categories: any within a group, all across groups. */
  categories: z.array(z.string().max(64)).max(50).default([]),
  columns: z.int().min(1).max(6).default(2),
  'activities-properties': z.array(property).max(10).default(PROPERTIES),
  'activities-filters': z.array(filter).max(10).default(FILTERS),
  'card-image-aspect-ratio': z
    .string()
    .regex(/^(auto|\d{1,2}(\.\d+)?\s*\/\s*\d{1,2}(\.\d+)?)$/)
    .default('auto'),
  'available-only': z.boolean().default(false),
  allowed_status: z.array(availabilityStatus).max(4).default([]),
  include_started_availabilities: z.boolean().default(true),
  limit: z.int().min(1).max(100).nullable().default(null),
});

export type Settings = z.infer<typeof settings>;
