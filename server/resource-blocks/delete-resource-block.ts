import { deleteResourceBlock as endpoint } from '@ribambelle/api/resource-blocks/delete-resource-block.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { summaryOf } from './summary-of.ts';
import { lockResourceBlock, removeResourceBlock } from './resource-block-store.ts';

/** Deletes a block: its time can be booked again. */
export const deleteResourceBlock = action(endpoint, async (context) => {
  const { db, request, organiser } = context;
  const { id, cuid, reason, start_at } = orRefuse(
    await lockResourceBlock(db, request.block),
    'RESOURCE_BLOCK_NOT_FOUND',
  );
  const summary = summaryOf({ reason, first_day: dayOf(start_at, organiser.timezone) });
  const removal = await keepRemoved(context, { noun: 'resource_blocks', key: id, cuid, summary });
  await removeResourceBlock(db, id);
  await logAct(context, { act: 'resources.update', noun: 'resource_blocks', cuid, summary });
  return { message: null, removal };
});
