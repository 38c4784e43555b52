import { updateVoucher as endpoint } from '@ribambelle/api/vouchers/update-voucher.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { checkedVoucher, connectVoucher } from './prepare-voucher.ts';
import { lockVoucher, saveVoucher } from './voucher-store.ts';

/** Changes a voucher; what was sold stays what it was. */
export const updateVoucher = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { voucher, ...form } = request;
    const row = orRefuse(
      await lockVoucher(db, { organiser_id: organiser.id, voucher }),
      'VOUCHER_NOT_FOUND',
    );
    const values = checkedVoucher(form);
    await saveVoucher(db, { organiser_id: organiser.id, id: row.id, values, now });
    await connectVoucher(db, { organiser_id: organiser.id, id: row.id, values });
    const { images: _images, ...after } = values;
    const texts = { title: bilingualOf(row.title), description: bilingualOf(row.description) };
    const did = {
      action: 'vouchers.update' as const,
      entity: 'vouchers',
      entity_cuid: row.cuid,
      summary: textReader({ language, organiser })(values.title),
      changes: changesBetween({ ...row, ...texts }, after),
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);
