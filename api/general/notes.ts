import { z } from 'zod';
import { cuid, instant, manyLines } from './shapes.ts';
import { version } from './versions.ts';

/** What a note says: some lines, not nothing. */
export const noteText = manyLines(4000).trim().min(1);

/** A note about a record, which staff alone read. */
export const note = z.object({
  cuid,
  version,
  text: z.string(),
  author_name: z.string(),
  created_at: instant,
  /** Who changed its words since, and when; both null for nobody. */
  edited_by_name: z.string().nullable(),
  edited_at: instant.nullable(),
});

/** The notes about a record, the newest first. */
export const notes = z.object({ data: z.array(note) });
