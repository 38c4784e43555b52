import { updateClosedPeriod as endpoint } from '@ribambelle/api/closed-periods/update-closed-period.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { checkPeriod } from './check-period.ts';
import { lockClosedPeriod, saveClosedPeriod } from './closed-period-store.ts';

/** Changes a closed period. */
export const updateClosedPeriod = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { closed_period, version, ...given } = request;
    const organiser_id = organiser.id;
    const row = orRefuse(
      await lockClosedPeriod(db, { organiser_id, closed_period }),
      'CLOSED_PERIOD_NOT_FOUND',
    );
    await requireVersion(db, { organiser_id, record: row, read: version });
    const { name, first_day, last_day, community } = row;
    const before = { name, first_day, last_day, community };
    const values = withChanges(before, given);
    checkPeriod(values);
    await saveClosedPeriod(db, { organiser_id, id: row.id, values, now });
    const audit = {
      action: 'closed-periods.update' as const,
      entity: 'closed_periods',
      entity_cuid: row.cuid,
      summary: textReader({ language, organiser })(values.name),
      changes: changesBetween(before, values),
      record: row,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);
