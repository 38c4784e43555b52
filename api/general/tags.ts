import { MOST_TAGS, TAG_COLOURS } from '@ribambelle/domain/base/tags.ts';
import { z } from 'zod';
import { cuid, oneLine } from './shapes.ts';

/** A word with which staff mark their records. */
export const tag = oneLine(40).min(1);

/** The tags of a record, each once; at most 20. */
export const tags = z
  .array(tag)
  .max(MOST_TAGS)
  .transform((names) => [...new Set(names)]);

/** The colour of a tag; null is plain. */
export const tagColour = z.enum(TAG_COLOURS).nullable();

/** The tags to add to a record, and those to remove. */
export const tagging = {
  add: z.array(tag).max(MOST_TAGS).default([]),
  remove: z.array(tag).max(MOST_TAGS).default([]),
};

/** The tags that staff keep for families and registrations, in alphabetical order; at most 500. */
export const listedTags = z.object({
  tags: z.array(z.object({ cuid, name: tag, colour: tagColour })),
});
