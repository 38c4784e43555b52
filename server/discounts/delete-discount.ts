import { deleteDiscount as endpoint } from '@ribambelle/api/discounts/delete-discount.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { lockDiscount, removeDiscount } from './discount-store.ts';

/** Deletes a discount; reductions already made stay. */
export const deleteDiscount = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const organiser_id = organiser.id;
    const { id, cuid, title } = orRefuse(
      await lockDiscount(db, { organiser_id, discount: request.discount }),
      'DISCOUNT_NOT_FOUND',
    );
    const summary = textReader({ language, organiser })(title);
    const removal = await keepRemoved(db, {
      noun: 'discounts',
      key: id,
      entity_cuid: cuid,
      summary,
      organiser,
      collaborator,
      now,
    });
    await removeDiscount(db, { organiser_id, id });
    const audit = {
      action: 'discounts.delete' as const,
      entity: 'discounts',
      entity_cuid: cuid,
      summary,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null, removal };
  },
);
