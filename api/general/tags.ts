import { z } from 'zod';
import { oneLine } from './shapes.ts';

/** A word by which staff tell their records apart. */
export const tag = oneLine(40).min(1);

/** The tags of a record, each once; at most 20. */
export const tags = z
  .array(tag)
  .max(20)
  .transform((given) => [...new Set(given)]);
