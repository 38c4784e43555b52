import { createClosedPeriod as endpoint } from '@ribambelle/api/closed-periods/create-closed-period.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { textReader } from '../texts/bilingual.ts';
import { checkPeriod } from './check-period.ts';
import { insertClosedPeriod } from './closed-period-store.ts';

/** Adds a closed period. */
export const createClosedPeriod = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    checkPeriod(request);
    const cuid = await insertClosedPeriod(db, {
      organiser_id: organiser.id,
      values: request,
      now,
    });
    const audit = {
      action: 'closed-periods.create' as const,
      entity: 'closed_periods',
      entity_cuid: cuid,
      summary: textReader({ language, organiser })(request.name),
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { cuid };
  },
);
