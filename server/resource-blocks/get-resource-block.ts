import { getResourceBlock as endpoint } from '@ribambelle/api/resource-blocks/get-resource-block.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { presentResourceBlock } from './present-resource-block.ts';
import { findResourceBlock } from './resource-block-views.ts';

/** Returns one block. */
export const getResourceBlock = action(endpoint, async ({ db, request, organiser, language }) => {
  const { block } = request;
  const row = orRefuse(await findResourceBlock(db, block), 'RESOURCE_BLOCK_NOT_FOUND');
  return presentResourceBlock(row, textReader({ language, organiser }));
});
