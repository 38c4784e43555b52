import { z } from 'zod';
import { cuid, instant, manyLines } from './shapes.ts';
import { version } from './versions.ts';

/** The text of a note: some lines, not empty. */
export const noteText = manyLines(4000).trim().min(1);

/** A note about a record, for staff alone. */
export const note = z.object({
  cuid,
  version,
  text: z.string(),
  author_name: z.string(),
  created_at: instant,
  /** The last editor of its text, and the time; both null for none. */
  edited_by_name: z.string().nullable(),
  edited_at: instant.nullable(),
});

/** The notes about a record, the newest first. */
export const notes = z.object({ data: z.array(note) });
