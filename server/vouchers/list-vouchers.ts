import { listVouchers as endpoint } from '@ribambelle/api/vouchers/list-vouchers.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { asChoices } from '../texts/as-choices.ts';
import { presentVouchers } from './present-vouchers.ts';
import { findVouchers } from './voucher-views.ts';

/** Returns a page of the vouchers that are offered (2 §7). */
export const listVouchers = action(endpoint, async ({ db, request, organiser, language, now }) => {
  const { id, search } = request;
  const { rows, counted } = await findVouchers(db, {
    filters: { id, search },
    now,
    ...pageOf(request),
  });
  const data = await presentVouchers(db, { rows, organiser, language });
  return { data: asChoices(data, { request, label: ({ title }) => title }), ...counted };
});
