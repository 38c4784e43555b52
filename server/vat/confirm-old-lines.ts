import { confirmOldLines as endpoint } from '@ribambelle/api/vat/confirm-old-lines.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { lockOrganiser } from '../organisers/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { setVatOfOldLines } from './old-lines-store.ts';
import { countOldLines } from './vat-views.ts';

/**
 * Gives the lines without VAT the default that the collaborator has seen; those beyond one
 * transaction follow in the background. The row of the organiser stays locked meanwhile.
 */
export const confirmOldLines = action(endpoint, async (context) => {
  const { db, request, organiser, emit, now } = context;
  const row = await lockOrganiser(db);
  const vat_category = orRefuse(row.vat_category, 'VAT_REGIME_UNSAID');
  if (request.vat_category !== vat_category)
    refuse('VAT_DEFAULT_CHANGED', { vat_category: 'VAT_DEFAULT_CHANGED' });
  const of = { vat_category, until: now, timezone: row.timezone };
  const count = await setVatOfOldLines(db, of);
  const remaining = count === 0 ? 0 : await countOldLines(db, of);
  if (remaining > 0) emit('vat.old-lines.confirmed', { vat_category, until: now, remaining });
  await logAct(context, {
    act: 'organiser-payments.update',
    noun: 'organisers',
    record: row,
    summary: organiser.name,
    changes: {
      old_lines: { from: null, to: count + remaining },
      vat_category_of_old_lines: { from: null, to: vat_category },
    },
  });
  return { count, remaining, message: null };
});
