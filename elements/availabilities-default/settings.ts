import { z } from 'zod';

const property = z.object({
  id: z.enum([
    'activity',
    'dates',
    'time',
    'weekday',
    'price',
    'location',
    'age',
    'capacity',
    'categories',
    'images',
    'description',
  ]),
  disabled: z.boolean().default(false),
});

const PROPERTIES = (
  ['images', 'dates', 'location', 'age', 'capacity', 'categories', 'price', 'description'] as const
).map((id) => ({
  id,
  disabled: false,
}));

/** The page of one date, with its registration form (2 §2). */
export const settings = z.object({
  'availabilities-properties': z.array(property).max(20).default(PROPERTIES),
});

export type Settings = z.infer<typeof settings>;
