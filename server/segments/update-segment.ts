import { updateSegment as endpoint } from '@ribambelle/api/segments/update-segment.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { refuseImpossibleRules } from './checked-segment.ts';
import { lockSegment, saveSegment } from './segment-store.ts';

/** Changes a segment. */
export const updateSegment = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const { segment, version, ...changes } = request;
  const row = orRefuse(await lockSegment(db, segment), 'SEGMENT_NOT_FOUND');
  if (row.is_default) refuse('SEGMENT_DEFAULT');
  await requireVersion(db, { record: row, read: version });
  const { id, name, conditions } = row;
  const before = { name, conditions };
  const values = withChanges(before, changes);
  refuseImpossibleRules(row.entity, values.conditions);
  await saveSegment(db, { id, values, now });
  await logAct(context, {
    act: 'segments.update',
    noun: 'segments',
    record: row,
    summary: values.name,
    before,
    after: { ...values },
  });
  return { message: null };
});
