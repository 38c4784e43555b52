import { listOfficeVouchers as endpoint } from '@ribambelle/api/vouchers/list-office-vouchers.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { shownImage } from '../files/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { findOfficeVouchers, loadVoucherImages } from './voucher-views.ts';

/** A page of the organiser's vouchers, published or not. */
export const listOfficeVouchers = action(endpoint, async ({ db, request, organiser, language }) => {
  const { search, published } = request;
  const { rows, count } = await findOfficeVouchers(db, {
    organiser_id: organiser.id,
    filters: { search, published },
    ...pageOf(request),
  });
  const text = textReader({ language, organiser });
  const ids = rows.map(({ id }) => id);
  const images = await loadVoucherImages(db, { organiser_id: organiser.id, ids });
  const imagesOf = Map.groupBy(images, ({ owner_id }) => owner_id);
  const data = rows.map(({ title, description: _description, ...row }) => {
    const [first] = imagesOf.get(row.id) ?? [];
    const picture =
      first === undefined
        ? `/pictures/gift/${row.cuid}.svg?accent=${organiser.accent_color.slice(1)}`
        : shownImage(first).public_url;
    return { ...row, title: text(title), picture };
  });
  return { data, count };
});
