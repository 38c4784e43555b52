import { availabilityStatus } from '@ribambelle/api/availabilities/shapes.ts';
import { z } from 'zod';
import { categoryInGroup } from '../pieces/date-card/date-settings.ts';

const PROPERTIES = [
  'categories',
  'activity',
  'dates',
  'weekday',
  'time',
  'location',
  'age',
  'capacity',
  'price',
] as const;
const property = z.object({
  id: z.union([z.enum(PROPERTIES), categoryInGroup]),
  disabled: z.boolean().default(false),
});
const FILTERS = ['search', 'location', 'category', 'period', 'weekday', 'date', 'age'] as const;
const filter = z.object({ id: z.enum(FILTERS), disabled: z.boolean().default(false) });

const allShown = <Id extends string>(...ids: readonly Id[]) =>
  ids.map((id) => ({ id, disabled: false }));

/** Dates of all activities as cards, earliest first, with filters at the side or above (2 §2). */
export const settings = z.object({
  /** Ids of catalogue sections: shows only dates of one of them. */
  segments: z.array(z.string().max(64)).max(20).default([]),
  status: z.array(availabilityStatus).max(4).default(['OPEN']),
  include_started_availabilities: z.boolean().default(true),
  columns: z.int().min(1).max(6).default(2),
  'availabilities-properties': z
    .array(property)
    .max(20)
    .default(allShown('categories', 'activity', 'dates', 'location', 'age', 'capacity', 'price')),
  'availabilities-filters': z
    .array(filter)
    .max(10)
    .default(allShown('search', 'date', 'location', 'category')),
  sorting: z.enum(['start_at', '-start_at']).default('start_at'),
  'filters-layout': z.enum(['aside', 'stacked']).default('aside'),
  'card-image-aspect-ratio': z
    .string()
    .regex(/^(auto|\d{1,2}(\.\d+)?\s*\/\s*\d{1,2}(\.\d+)?)$/)
    .default('auto'),
});

export type Settings = z.infer<typeof settings>;
