import { updateDateConfiguration as endpoint } from '@ribambelle/api/date-configurations/update-date-configuration.ts';
import { byTime } from '@ribambelle/domain/date-configurations/configured-dates.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import { lockDateConfiguration, saveDateConfiguration } from './date-configuration-store.ts';

/** Changes a template of dates, and puts its dates in chronological order. */
export const updateDateConfiguration = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const { date_configuration, version, ...given } = request;
    const organiser_id = organiser.id;
    const row = orRefuse(
      await lockDateConfiguration(db, { organiser_id, date_configuration }),
      'DATE_CONFIGURATION_NOT_FOUND',
    );
    await requireVersion(db, { organiser_id, record: row, read: version });
    const before = { name: row.name, dates: row.dates };
    const newValues = withChanges(before, given);
    const values = { ...newValues, dates: newValues.dates.toSorted(byTime) };
    await saveDateConfiguration(db, { organiser_id, id: row.id, values, now });
    const audit = {
      action: 'date-configurations.update' as const,
      entity: 'date_configurations',
      entity_cuid: row.cuid,
      summary: values.name,
      changes: changesBetween(before, values),
      record: row,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);
