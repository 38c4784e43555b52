import { z } from 'zod';
import { cuid, instant, manyLines } from './shapes.ts';

/** What a note says: some lines, not nothing. */
export const noteText = manyLines(4000).trim().min(1);

/** A note about a record, which staff alone read. */
export const note = z.object({
  cuid,
  text: z.string(),
  author_name: z.string(),
  created_at: instant,
});
