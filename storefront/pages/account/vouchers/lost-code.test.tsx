import type { Answer } from '@ribambelle/api/client.ts';
import { drawWithAnswers } from '@ribambelle/elements/draw-with-answers.tsx';
import { VoucherTickets } from '@ribambelle/elements/checkout-success-summary/voucher-tickets.tsx';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { GiveVoucher } from './give-voucher.tsx';
import { VoucherCode } from './voucher-code.tsx';
import { VoucherRow } from './voucher-row.tsx';

const anne = { id: 1, cuid: 'canne', fullname: 'Anne Dubois' };
const at = '2026-01-05T08:00:00.000Z';

/** A voucher whose key is lost: its code is read as empty. */
const voucher: Answer<'getAccountVoucher'> = {
  id: 1,
  cuid: 'cvoucher',
  code: '',
  status: 'VALID',
  voucher: { title: 'Bon de 50 €', images: [], amount: 5_000, bundle: null },
  customer_id: 1,
  customer: anne,
  recipient: null,
  redeemed_at: null,
  expires_at: null,
  cancelled_at: null,
  created_at: at,
  total_amount: 5_000,
  paid_amount: 5_000,
  outstanding_amount: 0,
  cart: null,
  cancellation_message: null,
  bank_transfer: null,
  withdrawable_until: null,
  gift: null,
  customer_bundle: null,
};
const bought_voucher = {
  id: 1,
  cuid: 'cvoucher',
  code: '',
  title: 'Bon de 50 €',
  amount: 5_000,
  bundle: null,
  expires_at: null,
  total_amount: 5_000,
  deposit_amount: 0,
  paid_amount: 5_000,
  cancelled: false,
};

test.each([
  ['its page', <VoucherCode key="code" voucher={voucher} />, 'Contactez L’Éclaircie :'],
  ['the list', <VoucherRow key="row" voucher={voucher} />, 'Code illisible'],
  ['its order', <VoucherTickets key="ticket" vouchers={[bought_voucher]} />, 'contactez-nous'],
])('%s explains that a code cannot be shown', async (_, part, words) => {
  const html = await draw(() => part);
  expect(html).toContain(words);
  expect(html).not.toContain('/redeem/');
});

test('a voucher with an unreadable code can be neither downloaded nor sent', async () => {
  expect(await draw(() => <GiveVoucher voucher={voucher} />)).toBe('');
  const whole = { ...voucher, code: 'ABCDEFGHJKLM' };
  expect(await draw(() => <GiveVoucher voucher={whole} />)).toContain('/vouchers/cvoucher/pdf');
});

async function draw(View: () => ReactElement): Promise<string> {
  const needs = { texts: ['account', 'checkout-success', 'voucher-codes'] as const };
  const element = { schema: z.object({}), needs, View };
  return (await drawWithAnswers(element, { settings: {}, language: 'fr' })).html;
}
