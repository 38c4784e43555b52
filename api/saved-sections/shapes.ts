import { z } from 'zod';
import { cuid, line } from '../general/shapes.ts';
import { pageFields } from '../pages/shapes.ts';

/** The name under which a section is kept. */
export const savedSectionName = line.max(80);

/** The section with everything inside it, as a page has it. */
export const savedContent = pageFields.content.length(1);

/** A section that is kept under a name. */
export const savedSection = z.object({
  cuid,
  name: z.string(),
  content: savedContent,
});
