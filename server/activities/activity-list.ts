import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listOfficeActivities } from '@ribambelle/api/activities/list-office-activities.ts';
import { activityColumns } from '@ribambelle/api/activities/activity-columns.ts';
import type { officeActivityRow } from '@ribambelle/api/activities/office-shapes.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { LoadedList, Searched } from '../lists/office-list.ts';
import { atOnce } from '../database/statements.ts';
import { uploadedImage } from '../files/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { loadCategories } from './activity-category-views.ts';
import { loadImages, loadNextStarts } from './activity-facts.ts';
import { loadListedActivities, selectActivityIds } from './office-activity-views.ts';
import { isResembling } from './search.ts';

/** The activities of the back-office. */
export const activityList: LoadedList<
  Unpaged<RequestOf<typeof listOfficeActivities>>,
  { readonly id: number },
  z.infer<typeof officeActivityRow>
> &
  Searched = {
  permission: 'activities.read',
  resembles: isResembling,
  columns: activityColumns,
  select: ({ sort, ...filters }, { db, language }) =>
    selectActivityIds(db, { filters, language, sort }),
  presentAll: async (activities, { db, organiser, language, now }) => {
    const ids = activities.map(({ id }) => id);
    const text = textReader({ language, organiser });
    const [rows, images, categories, summaries] = await atOnce(
      () => loadListedActivities(db, ids),
      () => loadImages(db, ids),
      () => loadCategories(db, { ids, text }),
      () => loadNextStarts(db, { ids, now }),
    );
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const summaryOf = new Map(summaries.map((summary) => [summary.activity_id, summary]));
    const imagesOf = Map.groupBy(images, ({ activity_id }) => activity_id);
    return ids.flatMap((id) => {
      const row = rowOf.get(id);
      if (row === undefined) return [];
      const ownCategories = categories.get(id) ?? [];
      const [image] = imagesOf.get(id) ?? [];
      const picture =
        image === undefined
          ? `/pictures/${ownCategories[0]?.motif ?? 'paper'}/${row.cuid}.svg?accent=${organiser.accent_color.slice(1)}`
          : uploadedImage(image).public_url;
      return {
        ...row,
        title: text(row.title),
        categories: ownCategories.map(({ title }) => title),
        picture,
        open_availabilities: summaryOf.get(id)?.open ?? 0,
        next_start_at: summaryOf.get(id)?.next_start_at ?? null,
      };
    });
  },
};
