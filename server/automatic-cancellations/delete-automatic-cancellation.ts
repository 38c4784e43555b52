import { deleteAutomaticCancellation as endpoint } from '@ribambelle/api/automatic-cancellations/delete-automatic-cancellation.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { lockCancellation, recordCancellation } from './locked-cancellation.ts';
import { removeAutomaticCancellation } from './cancellation-store.ts';

/** Removes the required minimum; the queued job then finds nothing. */
export const deleteAutomaticCancellation = action(endpoint, async (context) => {
  const cancellation = await lockCancellation(context);
  const { before } = cancellation;
  if (before === undefined) return { message: null };
  if (before.state === 'CANCELLING') refuse('AUTOMATIC_CANCELLATION_DECIDED');
  await removeAutomaticCancellation(context.db, cancellation.of.availability_id);
  const changes = { minimum: { from: before.minimum, to: null } };
  await recordCancellation(context, { locked: cancellation, act: 'delete', changes });
  return { message: null };
});
