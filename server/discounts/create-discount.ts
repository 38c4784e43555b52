import { createDiscount as endpoint } from '@ribambelle/api/discounts/create-discount.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { chosenSegments } from '../segments/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { insertDiscount } from './discount-store.ts';
import { connectDiscount, refuseImpossible } from './prepare-discount.ts';

/** Adds a discount. */
export const createDiscount = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const organiser_id = organiser.id;
    const { activities, customers, people_segment, availabilities_segment, ...values } = request;
    refuseImpossible(values);
    const segmentWish = { organiser_id, people_segment, availabilities_segment };
    const segments = await chosenSegments(db, segmentWish);
    const { id, cuid } = await insertDiscount(db, { organiser_id, values, segments, now });
    await connectDiscount(db, { organiser_id, id, customers, activities });
    const summary = textReader({ language, organiser })(values.title);
    const audit = {
      action: 'discounts.create' as const,
      entity: 'discounts',
      entity_cuid: cuid,
      summary,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { cuid };
  },
);
