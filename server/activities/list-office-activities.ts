import { atOnce } from '../database/statements.ts';
import { listOfficeActivities as endpoint } from '@ribambelle/api/activities/list-office-activities.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { loadActivities } from './activity-views.ts';
import { findOfficeActivityIds } from './office-activity-views.ts';
import { presentActivities } from './present-activities.ts';

/** A page of the organiser's activities, published or not. */
export const listOfficeActivities = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const { ids, count } = await findOfficeActivityIds(db, {
      organiser_id: organiser.id,
      filters: request,
      ...pageOf(request),
    });
    const [rows, cards] = await atOnce(
      () => loadActivities(db, { organiser_id: organiser.id, ids }),
      () => presentActivities(db, { ids, organiser, language, now }),
    );
    const byId = new Map(cards.map((card) => [card.id, card]));
    const data = rows.flatMap(({ id, published, order, default_price }) => {
      const card = byId.get(id);
      if (card === undefined) return [];
      const { cuid, title, age_minimum, age_maximum, open_availabilities, next_start_at } = card;
      const categories = card.categories.map((category) => category.title);
      const picture =
        card.images[0]?.public_url ??
        `/pictures/${card.motif}/${cuid}.svg?accent=${organiser.accent_color.slice(1)}`;
      return [
        {
          id,
          cuid,
          title,
          published,
          order,
          age_minimum,
          age_maximum,
          default_price,
          categories,
          picture,
          open_availabilities,
          next_start_at,
        },
      ];
    });
    return { data, count };
  },
);
