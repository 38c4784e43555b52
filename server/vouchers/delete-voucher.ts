import { deleteVoucher as endpoint } from '@ribambelle/api/vouchers/delete-voucher.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isOfferUsed } from '../offers/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { textReader } from '../texts/bilingual.ts';
import { lockVoucher, removeVoucher } from './voucher-store.ts';

/** Deletes a voucher that was never sold and is in no cart. */
export const deleteVoucher = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const organiser_id = organiser.id;
    const { id, cuid, title } = orRefuse(
      await lockVoucher(db, { organiser_id, voucher: request.voucher }),
      'VOUCHER_NOT_FOUND',
    );
    if (await isOfferUsed(db, { of: 'vouchers', organiser_id, id })) refuse('VOUCHER_IN_USE');
    const summary = textReader({ language, organiser })(title);
    const removal = await keepRemoved(db, {
      noun: 'vouchers',
      key: id,
      entity_cuid: cuid,
      summary,
      organiser,
      collaborator,
      now,
    });
    await removeVoucher(db, { organiser_id, id });
    const audit = {
      action: 'vouchers.delete' as const,
      entity: 'vouchers',
      entity_cuid: cuid,
      summary,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null, removal };
  },
);
