import { deleteClosedPeriod as endpoint } from '@ribambelle/api/closed-periods/delete-closed-period.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { textReader } from '../texts/bilingual.ts';
import { lockClosedPeriod, removeClosedPeriod } from './closed-period-store.ts';

/** Deletes a closed period; dates stay as they are. */
export const deleteClosedPeriod = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const organiser_id = organiser.id;
    const { closed_period } = request;
    const { id, cuid, name } = orRefuse(
      await lockClosedPeriod(db, { organiser_id, closed_period }),
      'CLOSED_PERIOD_NOT_FOUND',
    );
    const summary = textReader({ language, organiser })(name);
    const removal = await keepRemoved(db, {
      noun: 'closed_periods',
      key: id,
      entity_cuid: cuid,
      summary,
      organiser,
      collaborator,
      now,
    });
    await removeClosedPeriod(db, { organiser_id, id });
    const audit = {
      action: 'closed-periods.delete' as const,
      entity: 'closed_periods',
      entity_cuid: cuid,
      summary,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null, removal };
  },
);
