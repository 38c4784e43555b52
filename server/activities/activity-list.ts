import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listOfficeActivities } from '@ribambelle/api/activities/list-office-activities.ts';
import { activityColumns } from '@ribambelle/api/activities/activity-columns.ts';
import type { officeActivityRow } from '@ribambelle/api/activities/office-shapes.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { LoadedList } from '../lists/office-list.ts';
import { atOnce } from '../database/statements.ts';
import { loadActivities } from './activity-views.ts';
import { selectActivityIds } from './office-activity-views.ts';
import { presentActivities } from './present-activities.ts';

/** The activities of the back-office. */
export const activityList: LoadedList<
  Unpaged<RequestOf<typeof listOfficeActivities>>,
  { readonly id: number },
  z.infer<typeof officeActivityRow>
> = {
  permission: 'activities.read',
  columns: activityColumns,
  select: ({ sort, ...filters }, { organiser, language }) =>
    selectActivityIds({ organiser_id: organiser.id, filters, language, sort }),
  presentAll: async (db, found, { organiser, language, now }) => {
    const ids = found.map(({ id }) => id);
    const [rows, cards] = await atOnce(
      () => loadActivities(db, { organiser_id: organiser.id, ids }),
      () => presentActivities(db, { ids, organiser, language, now }),
    );
    const byId = new Map(cards.map((card) => [card.id, card]));
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const [row, card] = [rowOf.get(id), byId.get(id)];
      if (row === undefined || card === undefined) return [];
      const { published, order, default_price } = row;
      const { cuid, title, age_minimum, age_maximum, open_availabilities, next_start_at } = card;
      const picture =
        card.images[0]?.public_url ??
        `/pictures/${card.motif}/${cuid}.svg?accent=${organiser.accent_color.slice(1)}`;
      return {
        id,
        cuid,
        title,
        published,
        order,
        age_minimum,
        age_maximum,
        default_price,
        categories: card.categories.map((category) => category.title),
        picture,
        open_availabilities,
        next_start_at,
      };
    });
  },
};
