import { createAvailability as endpoint } from '@ribambelle/api/availabilities/create-availability.ts';
import { addDays, instantAt } from '@ribambelle/domain/base/days.ts';
import { byInstant } from '@ribambelle/domain/base/instants.ts';
import { findOfficeActivity } from '../activities/index.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { insertAvailabilities } from './office-store.ts';
import { checkedAvailability, refuseEmptyDates } from './prepare-availability.ts';

/** Adds one availability with the dates that were chosen. */
export const createAvailability = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { activity, dates: chosen, ...values } = request;
    const organiser_id = organiser.id;
    const row = orRefuse(
      await findOfficeActivity(db, { organiser_id, activity }),
      'ACTIVITY_NOT_FOUND',
    );
    const columns = await checkedAvailability(db, { organiser_id, values });
    const zone = organiser.timezone;
    const dates = chosen
      .map(({ day, start_time, end_time }) => ({
        day,
        start_at: instantAt({ day, wall_time: start_time, zone }),
        end_at: instantAt({
          day: end_time > start_time ? day : addDays(day, 1),
          wall_time: end_time,
          zone,
        }),
      }))
      .toSorted((one, other) => byInstant(one.start_at, other.start_at));
    refuseEmptyDates(dates);
    const made = await insertAvailabilities(db, {
      organiser_id,
      activity_id: row.id,
      columns,
      groups: [dates],
      now,
    });
    const cuid = orRefuse(made[0], 'ACTIVITY_NOT_FOUND');
    const summary = `${textReader({ language, organiser })(row.title)} · ${dates[0]?.day ?? ''}`;
    await recordAudit(db, {
      organiser,
      collaborator,
      now,
      action: 'availabilities.create',
      entity: 'availabilities',
      entity_cuid: cuid,
      summary,
    });
    return { cuid };
  },
);
