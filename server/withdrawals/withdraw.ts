import { withdraw as endpoint } from '@ribambelle/api/withdrawals/withdraw.ts';
import { decideWithdrawal } from '@ribambelle/domain/withdrawal-rights/decide-withdrawal.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { oweLess } from '../receivables/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { storeSoldCancellation } from '../sold/index.ts';
import { giveMoneyBack, lockMoney, planMoneyBack } from '../wallet/index.ts';
import { lockSaleToWithdraw } from './sale-to-withdraw.ts';

/**
 * Withdraws the caller from a purchase: it is cancelled with the name and the moment as its reason,
 * which the e-mail repeats, and the money goes back. Locks in the one order: sale, money.
 */
export const withdraw = action(endpoint, async (context) => {
  const { db, request, organiser, customer, language, now, emit } = context;
  const { timezone } = organiser;
  const sale = orRefuse(
    await lockSaleToWithdraw(db, { ...request, now, timezone }),
    'WITHDRAWAL_NOT_FOUND',
  );
  if (sale.customer_id !== customer.id) refuse('WITHDRAWAL_NOT_FOUND');
  const decision = decideWithdrawal(sale, { now, zone: timezone });
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const sums = { online: 0, wallet: 0, kept: 0 };
  const { customer_id } = sale;
  for (const { receivable_id, cart_id, dueOf } of sale.debts) {
    const which = cart_id === null ? { receivable_id } : { cart_id };
    const { receivables } = await lockMoney(db, { customer_id, which });
    const receivable = receivables.find(({ id }) => id === receivable_id);
    if (receivable === undefined) throw new Error('A purchase has no receivable');
    const due_amount = dueOf(receivable.total_amount);
    const plan = { receivables, receivable_id, due_amount, money_to: 'ORIGIN' as const };
    const money = await planMoneyBack(db, plan);
    await oweLess(db, { receivable, cart_id, due_amount, now });
    const { back } = money;
    const { acting } = customer;
    const message = textsFor(language).withdrawals.reason;
    await giveMoneyBack(db, { back, customer_id, cart_id, message, acting, now });
    sums.online += money.online_amount;
    sums.wallet += money.wallet_amount;
    sums.kept += due_amount;
  }
  const texts = textsFor(language).withdrawals;
  const when = formatInstant(now, { language, time_zone: timezone });
  const price = (amount: number) => formatPrice({ amount, language });
  const message = [
    texts.received(request.name, when),
    sums.online > 0 ? texts.online(price(sums.online)) : '',
    sums.wallet > 0 ? texts.wallet(price(sums.wallet)) : '',
    sums.kept > 0 ? texts.kept(price(sums.kept)) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
  await storeSoldCancellation(db, { of: sale.of, id: sale.id, message, now });
  sale.tell(emit);
  const { online: online_amount, wallet: wallet_amount } = sums;
  return { message, withdrawn_at: now, online_amount, wallet_amount };
});
