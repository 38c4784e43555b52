import { deleteSegment as endpoint } from '@ribambelle/api/segments/delete-segment.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { isChosen, lockSegment, removeSegment } from './segment-store.ts';

/** Deletes a segment that no discount, volume discount or coupon has chosen. */
export const deleteSegment = action(endpoint, async (context) => {
  const { db, request } = context;
  const { id, cuid, name, is_default } = orRefuse(
    await lockSegment(db, request.segment),
    'SEGMENT_NOT_FOUND',
  );
  if (is_default) refuse('SEGMENT_DEFAULT');
  if (await isChosen(db, id)) refuse('SEGMENT_IN_USE');
  const removal = await keepRemoved(context, { noun: 'segments', key: id, cuid, summary: name });
  await removeSegment(db, id);
  await logAct(context, { act: 'segments.delete', noun: 'segments', cuid, summary: name });
  return { message: null, removal };
});
