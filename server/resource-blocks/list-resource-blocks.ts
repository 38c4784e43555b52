import { listResourceBlocks as endpoint } from '@ribambelle/api/resource-blocks/list-resource-blocks.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { resourceBlockList } from './resource-block-list.ts';

/** Returns a page of blocks. */
export const listResourceBlocks = action(endpoint, (context) =>
  answerList(resourceBlockList, context),
);
