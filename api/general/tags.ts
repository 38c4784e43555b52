import { MOST_TAGS, TAG_COLOURS } from '@ribambelle/domain/base/tags.ts';
import { z } from 'zod';
import { cuid, oneLine } from './shapes.ts';

/** A word by which staff tell their records apart. */
export const tag = oneLine(40).min(1);

/** The tags of a record, each once; at most 20. */
export const tags = z
  .array(tag)
  .max(MOST_TAGS)
  .transform((given) => [...new Set(given)]);

/** The colour of a tag; null is plain. */
export const tagColour = z.enum(TAG_COLOURS).nullable();

/** Tags to put on a record, and others to take off. */
export const tagging = {
  add: z.array(tag).max(MOST_TAGS).default([]),
  remove: z.array(tag).max(MOST_TAGS).default([]),
};

/** The tags that staff keep for families and registrations, in the order of the alphabet; at most 500. */
export const listedTags = z.object({
  tags: z.array(z.object({ cuid, name: tag, colour: tagColour })),
});
