import { createVoucher as endpoint } from '@ribambelle/api/vouchers/create-voucher.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { textReader } from '../texts/bilingual.ts';
import { checkedVoucher, connectVoucher, namedBundle } from './prepare-voucher.ts';
import { insertVoucher } from './voucher-store.ts';

/** Adds a voucher for sale. */
export const createVoucher = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { images, bundle, ...content } = request;
    const bundleRow = await namedBundle(db, { organiser_id: organiser.id, bundle });
    const values = checkedVoucher({ ...content, bundle_id: bundleRow?.id ?? null });
    const { id, cuid } = await insertVoucher(db, { organiser_id: organiser.id, values, now });
    await connectVoucher(db, { organiser_id: organiser.id, id, images });
    const summary = textReader({ language, organiser })(values.title);
    const audit = {
      action: 'vouchers.create' as const,
      entity: 'vouchers',
      entity_cuid: cuid,
      summary,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { cuid };
  },
);
