import { updateVoucher as endpoint } from '@ribambelle/api/vouchers/update-voucher.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { checkedVoucher, connectVoucher, namedBundle } from './prepare-voucher.ts';
import { loadVoucherImages } from './voucher-views.ts';
import { lockVoucher, saveVoucher } from './voucher-store.ts';

/** Changes a voucher; items already sold stay as they were. */
export const updateVoucher = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { voucher, version, images, bundle, ...requested } = request;
    const organiser_id = organiser.id;
    const row = orRefuse(await lockVoucher(db, { organiser_id, voucher }), 'VOUCHER_NOT_FOUND');
    await requireVersion(db, { organiser_id, record: row, read: version });
    const { id, cuid, version: _version, ...columns } = row;
    const texts = { title: bilingualOf(row.title), description: bilingualOf(row.description) };
    const before = { ...columns, ...texts };
    const bundleRow =
      bundle === undefined ? undefined : await namedBundle(db, { organiser_id, bundle });
    const worth = bundleRow === undefined ? {} : { bundle_id: bundleRow?.id ?? null };
    const values = checkedVoucher({ ...withChanges(before, requested), ...worth });
    await saveVoucher(db, { organiser_id, id, values, now });
    const currentImages = await loadVoucherImages(db, { organiser_id, ids: [id] });
    const pictures = { images: currentImages.map((image) => image.cuid) };
    if (images !== undefined) await connectVoucher(db, { organiser_id, id, images });
    const audit = {
      action: 'vouchers.update' as const,
      entity: 'vouchers',
      entity_cuid: cuid,
      summary: textReader({ language, organiser })(values.title),
      changes: {
        ...changesBetween(before, { ...values }),
        ...changesBetween(pictures, withChanges(pictures, { images })),
      },
      record: row,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);
