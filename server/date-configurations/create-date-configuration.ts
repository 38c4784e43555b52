import { createDateConfiguration as endpoint } from '@ribambelle/api/date-configurations/create-date-configuration.ts';
import { byTime } from '@ribambelle/domain/date-configurations/configured-dates.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { insertDateConfiguration } from './date-configuration-store.ts';

/** Adds a template of dates, in chronological order. */
export const createDateConfiguration = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const { name, dates } = request;
    const cuid = await insertDateConfiguration(db, {
      organiser_id: organiser.id,
      values: { name, dates: dates.toSorted(byTime) },
      now,
    });
    const audit = {
      action: 'date-configurations.create' as const,
      entity: 'date_configurations',
      entity_cuid: cuid,
      summary: name,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { cuid };
  },
);
