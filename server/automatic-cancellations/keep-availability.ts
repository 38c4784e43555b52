import { keepAvailability as endpoint } from '@ribambelle/api/automatic-cancellations/keep-availability.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockCancellation, recordCancellation } from './locked-cancellation.ts';
import { noteKept, queueDecision } from './cancellation-store.ts';

/**
 * Keeps an availability that might be cancelled automatically, or takes that back, so that it is
 * decided as planned.
 */
export const keepAvailability = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const { kept } = request;
  const cancellation = await lockCancellation(context);
  const { of } = cancellation;
  const { state, decide_at } = orRefuse(cancellation.before, 'AUTOMATIC_CANCELLATION_NOT_FOUND');
  if (state !== 'WAITING' && state !== 'KEPT') refuse('AUTOMATIC_CANCELLATION_DECIDED');
  await noteKept(db, { ...of, kept });
  if (!kept) await queueDecision(db, { ...of, decide_at, run_at: decide_at, now });
  const changes = { kept: { from: state === 'KEPT', to: kept } };
  await recordCancellation(context, { locked: cancellation, act: 'update', changes });
  return { message: null };
});
