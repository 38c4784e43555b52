import { deleteDateConfiguration as endpoint } from '@ribambelle/api/date-configurations/delete-date-configuration.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { lockDateConfiguration, removeDateConfiguration } from './date-configuration-store.ts';

/** Deletes a template of dates; dates made from it stay. */
export const deleteDateConfiguration = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const organiser_id = organiser.id;
    const { date_configuration } = request;
    const { id, cuid, name } = orRefuse(
      await lockDateConfiguration(db, { organiser_id, date_configuration }),
      'DATE_CONFIGURATION_NOT_FOUND',
    );
    const removal = await keepRemoved(db, {
      noun: 'date_configurations',
      key: id,
      entity_cuid: cuid,
      summary: name,
      organiser,
      collaborator,
      now,
    });
    await removeDateConfiguration(db, { organiser_id, id });
    const audit = {
      action: 'date-configurations.delete' as const,
      entity: 'date_configurations',
      entity_cuid: cuid,
      summary: name,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null, removal };
  },
);
