import type { resourceBlock } from '@ribambelle/api/resource-blocks/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { z } from 'zod';
import type { ResourceBlockRow } from './resource-block-views.ts';

/** Returns a block as staff see it, with the names of its resources. */
export function presentResourceBlock(
  row: ResourceBlockRow,
  text: (column: Json) => string,
): z.output<typeof resourceBlock> {
  return {
    ...row,
    weekdays: [...row.weekdays],
    resources: row.resources.map(({ cuid, name }) => ({ cuid, name: text(name) })),
  };
}
