import { getOfficeVoucher as endpoint } from '@ribambelle/api/vouchers/get-office-voucher.ts';
import { action } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { uploadedImage } from '../files/index.ts';
import { isOfferUsed } from '../offers/index.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { findVoucher, loadVoucherImages } from './voucher-views.ts';

/** Returns one voucher with everything that its form changes. */
export const getOfficeVoucher = action(endpoint, async ({ db, request, organiser, language }) => {
  const organiser_id = organiser.id;
  const { title, description, bundle, ...row } = orRefuse(
    await findVoucher(db, { organiser_id, voucher: request.voucher }),
    'VOUCHER_NOT_FOUND',
  );
  const [images, in_use] = await atOnce(
    () => loadVoucherImages(db, { organiser_id, ids: [row.id] }),
    () => isOfferUsed(db, { of: 'vouchers', organiser_id, id: row.id }),
  );
  return {
    ...row,
    title: bilingualOf(title),
    bundle:
      bundle === null
        ? null
        : { cuid: bundle.cuid, title: textReader({ language, organiser })(bundle.title) },
    description: bilingualOf(description),
    images: images.map(uploadedImage),
    in_use,
  };
});
