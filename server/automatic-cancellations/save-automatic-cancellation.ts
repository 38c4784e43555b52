import { saveAutomaticCancellation as endpoint } from '@ribambelle/api/automatic-cancellations/save-automatic-cancellation.ts';
import { checkAutomaticCancellation } from '@ribambelle/domain/availabilities/automatic-cancellation.ts';
import { spanOfDay } from '@ribambelle/domain/base/days.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockCancellation, recordCancellation } from './locked-cancellation.ts';
import { queueDecision, writeAutomaticCancellation } from './cancellation-store.ts';

/** Requires a minimum number of places by a day, and queues the moment of the decision. */
export const saveAutomaticCancellation = action(endpoint, async (context) => {
  const { db, request, organiser, now } = context;
  const { minimum } = request;
  const cancellation = await lockCancellation(context);
  const { of, availability, before } = cancellation;
  if (before?.state === 'CANCELLING') refuse('AUTOMATIC_CANCELLATION_DECIDED');
  const decide_at = spanOfDay(request.decide_on, organiser.timezone).end_at;
  const decision = checkAutomaticCancellation(
    { minimum, decide_at },
    { availability: orRefuse(availability, 'AVAILABILITY_NOT_FOUND'), now },
  );
  if (!decision.ok) refuse(decision.refused, decision.fields);
  await writeAutomaticCancellation(db, { ...of, minimum, decide_at });
  await queueDecision(db, { ...of, decide_at, run_at: decide_at, now });
  const changes = changesBetween(
    { minimum: before?.minimum ?? null, decide_at: before?.decide_at ?? null },
    { minimum, decide_at },
  );
  await recordCancellation(context, { locked: cancellation, act: 'update', changes });
  return { message: null };
});
