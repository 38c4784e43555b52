import { exportShape } from '@ribambelle/api/exports/shapes.ts';
import type { z } from 'zod';

/** Returns an export as its owner sees it. */
export function presentExport(row: object): z.infer<typeof exportShape> {
  return exportShape.parse(row);
}
