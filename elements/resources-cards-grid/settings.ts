import { z } from 'zod';

const PROPERTIES_OF_CARDS = ['name', 'location', 'description', 'groups'] as const;

const property = z.object({
  id: z.enum(PROPERTIES_OF_CARDS),
  /** The label before its value; undefined for none. */
  label: z.string().trim().max(60).optional(),
  disabled: z.boolean().default(false),
});
const filter = z.object({
  id: z.enum(['search']),
  disabled: z.boolean().default(false),
});

const SHOWN = PROPERTIES_OF_CARDS.map((id) => ({ id, disabled: false }));

/** Resources as cards (2 §2): all that can be booked, or those named. */
export const settings = z.object({
  resources: z.array(z.int().min(1)).max(200).optional(),
  columns: z.int().min(1).max(6).default(2),
  'resources-properties': z.array(property).max(10).default(SHOWN),
  'resources-filters': z.array(filter).max(10).default([]),
  'card-image-aspect-ratio': z
    .string()
    .regex(/^(auto|\d{1,2}(\.\d+)?\s*\/\s*\d{1,2}(\.\d+)?)$/)
    .default('auto'),
});

export type Settings = z.infer<typeof settings>;
