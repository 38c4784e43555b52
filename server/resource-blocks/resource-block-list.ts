import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listResourceBlocks } from '@ribambelle/api/resource-blocks/list-resource-blocks.ts';
import { resourceBlockColumns } from '@ribambelle/api/resource-blocks/resource-block-columns.ts';
import type { resourceBlock } from '@ribambelle/api/resource-blocks/shapes.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { textReader } from '../texts/bilingual.ts';
import { presentResourceBlock } from './present-resource-block.ts';
import { type ResourceBlockRow, selectResourceBlocks } from './resource-block-views.ts';

/** The back-office list of blocks. */
export const resourceBlockList: OfficeList<
  Unpaged<RequestOf<typeof listResourceBlocks>>,
  ResourceBlockRow,
  z.infer<typeof resourceBlock>
> = {
  permission: 'resources.read',
  columns: resourceBlockColumns,
  select: ({ sort, ...filters }) => selectResourceBlocks({ filters, sort }),
  present: (row, reader) => presentResourceBlock(row, textReader(reader)),
};
