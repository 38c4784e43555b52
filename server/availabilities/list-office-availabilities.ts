import { listOfficeAvailabilities as endpoint } from '@ribambelle/api/availabilities/list-office-availabilities.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { textReader } from '../texts/bilingual.ts';
import { statusOf } from './column-values.ts';
import { findOfficeAvailabilities } from './office-views.ts';

/** A page of the organiser's availabilities, earliest first. */
export const listOfficeAvailabilities = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const { timezone } = organiser;
    const read = { organiser_id: organiser.id, timezone, now, filters: request };
    const { rows, count } = await findOfficeAvailabilities(db, { ...read, ...pageOf(request) });
    const text = textReader({ language, organiser });
    const data = rows.map(({ activity_cuid, title, status, ...row }) => ({
      ...row,
      activity: {
        cuid: activity_cuid,
        title: text(title),
      },
      status: statusOf(status),
    }));
    return { data, count };
  },
);
