import { z } from 'zod';

const BLOCKS = ['image', 'description', 'map'] as const;

const block = z.object({ id: z.enum(BLOCKS), disabled: z.boolean().default(false) });

/** The page of one resource (2 §2): its blocks in the organiser's order. */
export const settings = z.object({
  subtitle: z.string().optional(),
  blocks: z
    .array(block)
    .max(10)
    .default(BLOCKS.map((id) => ({ id, disabled: false }))),
});

export type Settings = z.infer<typeof settings>;
