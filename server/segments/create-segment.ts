import { createSegment as endpoint } from '@ribambelle/api/segments/create-segment.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { refuseImpossibleRules } from './checked-segment.ts';
import { insertSegment } from './segment-store.ts';

/** Adds a segment. */
export const createSegment = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const { entity, ...values } = request;
    refuseImpossibleRules(entity, values.conditions);
    const cuid = await insertSegment(db, { organiser_id: organiser.id, entity, values, now });
    const audit = {
      action: 'segments.create' as const,
      entity: 'segments',
      entity_cuid: cuid,
      summary: values.name,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { cuid };
  },
);
