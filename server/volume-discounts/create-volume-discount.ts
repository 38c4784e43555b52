import { createVolumeDiscount as endpoint } from '@ribambelle/api/volume-discounts/create-volume-discount.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { chosenSegments } from '../segments/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { insertVolumeDiscount } from './volume-discount-store.ts';
import { nameActivities, refuseImpossible } from './prepare-volume-discount.ts';

/** Adds a volume discount. */
export const createVolumeDiscount = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const organiser_id = organiser.id;
    const { activities, people_segment, availabilities_segment, ...values } = request;
    refuseImpossible(values);
    const chosen = { organiser_id, people_segment, availabilities_segment };
    const segments = await chosenSegments(db, chosen);
    const { id, cuid } = await insertVolumeDiscount(db, { organiser_id, values, segments, now });
    await nameActivities(db, { organiser_id, id, activities });
    const summary = textReader({ language, organiser })(values.title);
    const audit = {
      action: 'volume-discounts.create' as const,
      entity: 'volume_discounts',
      entity_cuid: cuid,
      summary,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { cuid };
  },
);
