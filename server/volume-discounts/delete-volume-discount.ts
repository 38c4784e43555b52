import { deleteVolumeDiscount as endpoint } from '@ribambelle/api/volume-discounts/delete-volume-discount.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { lockVolumeDiscount, removeVolumeDiscount } from './volume-discount-store.ts';

/** Deletes a volume discount; reductions already made stay. */
export const deleteVolumeDiscount = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const organiser_id = organiser.id;
    const { id, cuid, title } = orRefuse(
      await lockVolumeDiscount(db, { organiser_id, volume_discount: request.volume_discount }),
      'VOLUME_DISCOUNT_NOT_FOUND',
    );
    const summary = textReader({ language, organiser })(title);
    const removal = await keepRemoved(db, {
      noun: 'volume_discounts',
      key: id,
      entity_cuid: cuid,
      summary,
      organiser,
      collaborator,
      now,
    });
    await removeVolumeDiscount(db, { organiser_id, id });
    const audit = {
      action: 'volume-discounts.delete' as const,
      entity: 'volume_discounts',
      entity_cuid: cuid,
      summary,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null, removal };
  },
);
