import { z } from 'zod';

/** The dates of an activity that are open or full, page by page (2 §2). */
export const settings = z.object({ 'page-size': z.int().min(1).max(100).default(20) });

export type Settings = z.infer<typeof settings>;
