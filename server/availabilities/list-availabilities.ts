import { listAvailabilities as endpoint } from '@ribambelle/api/availabilities/list-availabilities.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { prepareRead } from './availability-read-views.ts';
import { findAvailabilities } from './availability-views.ts';
import { presentAvailabilities } from './present-availabilities.ts';

/** Selects ids, loads and presents a page of availabilities by start (2 §7). */
export const listAvailabilities = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const query = await prepareRead(db, { organiser, filters: request, now });
    const ahead_of = request.ahead ? now : null;
    const { found, counted } = await findAvailabilities(db, {
      ...query,
      ahead_of,
      ...pageOf(request),
      sort: request.sort,
    });
    return {
      data: await presentAvailabilities(db, { found, organiser, language, now }),
      ...counted,
    };
  },
);
