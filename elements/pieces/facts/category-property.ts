import { z } from 'zod';

/** The category that a date has in one group, named by the group's cuid (2 §2). */
export const categoryInGroup = z.templateLiteral([
  'category-',
  z.string().regex(/^[a-z0-9-]{1,64}$/),
]);
