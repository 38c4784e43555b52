import { payFromCustomerWallet as endpoint } from '@ribambelle/api/wallet/pay-from-customer-wallet.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { decideWalletPayment } from '@ribambelle/domain/wallet/movements.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { lockCustomer } from '../customers/index.ts';
import { findDestination, whichOf } from '../payments/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockMoney, owedInAll } from './lock-money.ts';
import { payFromWallet } from './receive-money.ts';

/**
 * Pays a family's debts at the desk from its wallet: payment, movement and sums in one transaction.
 */
export const payFromCustomerWallet = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now, emit } = context;
  const { amount, destination } = request;
  const customer = orRefuse(await lockCustomer(db, request.customer), 'CUSTOMER_NOT_FOUND');
  const target =
    destination === null
      ? null
      : orRefuse(
          await findDestination(db, { customer_id: customer.id, name: destination }),
          'DESTINATION_NOT_FOUND',
        );
  const which = target === null ? { customer_id: customer.id } : whichOf(target);
  const money = await lockMoney(db, { customer_id: customer.id, which });
  const owed = owedInAll(money.receivables);
  const wish = { amount, outstanding_amount: owed };
  const decision = decideWalletPayment(money.wallet_amount, wish);
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const payment = await payFromWallet(db, {
    emit,
    ...money,
    cart_id: target?.order_id ?? null,
    amount,
    currency: organiser.currency,
    created_by: collaborator.id,
    now,
  });
  if (payment === null) throw new Error('A wallet payment that was permitted was not made');
  await logAct(context, {
    act: 'payments.create',
    noun: 'payments',
    cuid: payment.cuid,
    summary: fullname(customer),
    changes: {
      amount: { from: null, to: amount },
      method: { from: null, to: 'WALLET' },
    },
  });
  const { balance: wallet_amount } = decision.value;
  return {
    cuid: payment.cuid,
    wallet_amount,
    outstanding_amount: owed - amount,
    message: null,
  };
});
