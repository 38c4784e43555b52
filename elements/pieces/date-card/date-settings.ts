import { availabilityStatus } from '@ribambelle/api/availabilities/shapes.ts';
import { z } from 'zod';

const ITEMS = ['activity', 'dates', 'location', 'age', 'capacity', 'categories', 'price'] as const;

/** The category of a date in one group, named by the cuid of the group (2 §2). */
export const categoryInGroup = z.templateLiteral([
  'category-',
  z.string().regex(/^[a-z0-9-]{1,64}$/),
]);

/** Returns these properties, enabled. */
export const shown = <Id extends string>(...ids: readonly Id[]) =>
  ids.map((id) => ({ id, disabled: false }));

/**
 * The settings that the cards and the quick list of dates share (2 §2), with the dates that a
 * section of a catalogue shows (1 §3.4).
 */
export const dateSettings = {
  /** Ids of catalogue sections: shows only dates of one of them. */
  catalogs: z.array(z.string().max(64)).max(20).default([]),
  allowed_status: z.array(availabilityStatus).max(4).default(['OPEN', 'FULL']),
  include_started_availabilities: z.boolean().default(true),
  'availabilities-properties': z
    .array(z.object({ id: z.enum(ITEMS), disabled: z.boolean().default(false) }))
    .max(10)
    .default(shown(...ITEMS)),
  'card-image-aspect-ratio': z
    .string()
    .regex(/^(auto|\d{1,2}(\.\d+)?\s*\/\s*\d{1,2}(\.\d+)?)$/)
    .default('auto'),
  /** True to draw pictures in grey when nobody can register. */
  'card-image-grayscale': z.boolean().default(true),
};

/** The filters of every list of dates (2 §2). */
export const DATE_FILTERS = ['search', 'date', 'location', 'category'] as const;

const catalogue = z.object(dateSettings);
export type DateSettings = z.infer<typeof catalogue>;
