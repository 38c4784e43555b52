import { createSegment as endpoint } from '@ribambelle/api/segments/create-segment.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuseImpossibleRules } from './checked-segment.ts';
import { insertSegment } from './segment-store.ts';

/** Adds a segment. */
export const createSegment = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const { entity, ...values } = request;
  refuseImpossibleRules(entity, values.conditions);
  const cuid = await insertSegment(db, { entity, values, now });
  await logAct(context, { act: 'segments.create', noun: 'segments', cuid, summary: values.name });
  return { cuid };
});
