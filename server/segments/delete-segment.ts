import { deleteSegment as endpoint } from '@ribambelle/api/segments/delete-segment.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { isChosen, lockSegment, removeSegment } from './segment-store.ts';

/** Deletes a segment that no discount, volume discount or coupon has chosen. */
export const deleteSegment = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const organiser_id = organiser.id;
    const { id, cuid, name, is_default } = orRefuse(
      await lockSegment(db, { organiser_id, segment: request.segment }),
      'SEGMENT_NOT_FOUND',
    );
    if (is_default) refuse('SEGMENT_DEFAULT');
    if (await isChosen(db, { organiser_id, id })) refuse('SEGMENT_IN_USE');
    const removal = await keepRemoved(db, {
      noun: 'segments',
      key: id,
      entity_cuid: cuid,
      summary: name,
      organiser,
      collaborator,
      now,
    });
    await removeSegment(db, { organiser_id, id });
    const audit = {
      action: 'segments.delete' as const,
      entity: 'segments',
      entity_cuid: cuid,
      summary: name,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null, removal };
  },
);
