import { createResourceBlock as endpoint } from '@ribambelle/api/resource-blocks/create-resource-block.ts';
import { decideBlock } from '@ribambelle/domain/resource-blocks/decide-block.ts';
import { isFree } from '@ribambelle/domain/resources/decide-time.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { Refusal, refuse } from '../refusal.ts';
import { lockTimes } from '../resources/index.ts';
import { summaryOf } from './summary-of.ts';
import { findResourceIds, insertResourceBlock } from './resource-block-store.ts';

/** A block needs no free time around existing bookings. */
const NO_BUFFER = { buffer_minutes: 0 };

/** Blocks resources under the lock of their times, so that nothing is booked meanwhile. */
export const createResourceBlock = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now } = context;
  const { timezone } = organiser;
  const { reason, first_day, last_day, hours, weekdays } = request;
  const period = { first_day, last_day, hours, weekdays };
  const decision = decideBlock(period, timezone);
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const times = decision.value;
  const cuids = [...new Set(request.resources)];
  const resource_ids = await findResourceIds(db, cuids);
  const locked = await lockTimes(db, { now, resource_ids });
  if (locked.size < cuids.length) refuse('RESOURCE_NOT_FOUND', { resources: 'RESOURCE_NOT_FOUND' });
  const booked = [...locked.values()]
    .flatMap(({ taken }) => taken)
    .filter(
      (one) => one.block_id === null && !isFree(NO_BUFFER, { time: one, taken: times }),
    ).length;
  if (booked > 0 && !request.despite_bookings)
    throw new Refusal('RESOURCE_BLOCK_BOOKED', { details: { booked } });
  const cuid = await insertResourceBlock(db, {
    period,
    reason,
    times,
    resource_ids: [...locked.keys()],
    created_by: collaborator.id,
    now,
  });
  await logAct(context, {
    act: 'resources.update',
    noun: 'resource_blocks',
    cuid,
    summary: summaryOf({ reason, first_day }),
  });
  return { cuid };
});
