import { updateSegment as endpoint } from '@ribambelle/api/segments/update-segment.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { refuseImpossibleRules } from './checked-segment.ts';
import { lockSegment, saveSegment } from './segment-store.ts';

/** Changes a segment. */
export const updateSegment = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const { segment, version, ...changes } = request;
    const organiser_id = organiser.id;
    const row = orRefuse(await lockSegment(db, { organiser_id, segment }), 'SEGMENT_NOT_FOUND');
    if (row.is_default) refuse('SEGMENT_DEFAULT');
    await requireVersion(db, { organiser_id, record: row, read: version });
    const { id, cuid, name, conditions } = row;
    const before = { name, conditions };
    const values = withChanges(before, changes);
    refuseImpossibleRules(row.entity, values.conditions);
    await saveSegment(db, { organiser_id, id, values, now });
    const audit = {
      action: 'segments.update' as const,
      entity: 'segments',
      entity_cuid: cuid,
      summary: values.name,
      changes: changesBetween(before, { ...values }),
      record: row,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);
