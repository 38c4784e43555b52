import { z } from 'zod';

const property = z.object({
  id: z.enum(['title', 'price', 'duration']),
  disabled: z.boolean().default(false),
});
const filter = z.object({
  id: z.enum(['search']),
  disabled: z.boolean().default(false),
});

const PROPERTIES = (['title', 'price', 'duration'] as const).map((id) => ({ id, disabled: false }));

/** Vouchers as cards (2 §2): all on offer, or those named. */
export const settings = z.object({
  vouchers: z.array(z.int().min(1)).max(200).optional(),
  columns: z.int().min(1).max(6).default(2),
  'items-properties': z.array(property).max(10).default(PROPERTIES),
  filters: z
    .array(filter)
    .max(10)
    .default([{ id: 'search', disabled: false }]),
  'card-image-aspect-ratio': z
    .string()
    .regex(/^(auto|\d{1,2}(\.\d+)?\s*\/\s*\d{1,2}(\.\d+)?)$/)
    .default('auto'),
});

export type Settings = z.infer<typeof settings>;
