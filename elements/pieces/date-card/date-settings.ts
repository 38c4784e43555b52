import { availabilityStatus } from '@ribambelle/api/availabilities/shapes.ts';
import { z } from 'zod';

const ITEMS = ['activity', 'dates', 'location', 'age', 'capacity', 'categories', 'price'] as const;

/** The category that a date has in one group, named by the group's cuid (2 §2). */
export const categoryInGroup = z.templateLiteral([
  'category-',
  z.string().regex(/^[a-z0-9-]{1,64}$/),
]);

/** These, shown. */
export const shown = <Id extends string>(...ids: readonly Id[]) =>
  ids.map((id) => ({ id, disabled: false }));

/** What the cards and the quick list of dates have in common (2 §2), with what a section of a catalogue shows at all (1 §3.4). */
export const dateSettings = {
  /** Ids of catalogue sections: only what one of them shows. */
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
  /** Pictures lose their colours where nobody can register. */
  'card-image-grayscale': z.boolean().default(true),
};

/** The filters that every list of dates has (2 §2). */
export const DATE_FILTERS = ['search', 'date', 'location', 'category'] as const;

const catalogue = z.object(dateSettings);
export type DateSettings = z.infer<typeof catalogue>;
