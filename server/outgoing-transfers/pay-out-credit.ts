import { payOutCredit as endpoint } from '@ribambelle/api/outgoing-transfers/pay-out-credit.ts';
import { decideAccount } from '@ribambelle/domain/outgoing-transfers/account.ts';
import { decideMovement } from '@ribambelle/domain/wallet/movements.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { lockWallet, moveWallet } from '../wallet/index.ts';
import { insertTransfer } from './transfer-store.ts';

/** Takes credit out of the caller's wallet, and writes the transfer that sends it. */
export const payOutCredit = action(endpoint, async (context) => {
  const { db, request, customer, language, now } = context;
  const { amount } = request;
  const account = decideAccount(request);
  if (!account.ok) refuse(account.refused, account.fields);
  const decision = decideMovement(await lockWallet(db, customer.id), -amount);
  if (!decision.ok) refuse('INSUFFICIENT_WALLET_AMOUNT', { amount: 'INSUFFICIENT_WALLET_AMOUNT' });
  const words = textsFor(language)['outgoing-transfers'];
  const of = { customer_id: customer.id, now };
  await moveWallet(db, { ...of, amount: -amount, reason: 'PAID_OUT' });
  await insertTransfer(db, {
    ...of,
    refund: null,
    amount,
    account: account.value,
    message: words.credit,
    created_by: null,
  });
  return { wallet: { amount: decision.value }, message: words.paid_out };
});
