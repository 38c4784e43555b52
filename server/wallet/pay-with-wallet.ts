import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { payWithWallet as endpoint } from '@ribambelle/api/wallet/pay-with-wallet.ts';
import { decideWalletPayment } from '@ribambelle/domain/wallet/movements.ts';
import { action } from '../action.ts';
import { findDestination, whichOf } from '../payments/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockMoney, owedInAll } from './lock-money.ts';
import { payFromWallet } from './receive-money.ts';

/**
 * Pays one purchase or an order from the customer's wallet (1 §5): payment, movement and sums in
 * one transaction.
 */
export const payWithWallet = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now, emit }) => {
    const destination = orRefuse(
      await findDestination(db, { customer_id: customer.id, name: request.destination }),
      'DESTINATION_NOT_FOUND',
    );
    const money = await lockMoney(db, { customer_id: customer.id, which: whichOf(destination) });
    const owed = owedInAll(money.receivables);
    const decision = decideWalletPayment(money.wallet_amount, {
      amount: request.amount,
      outstanding_amount: owed,
    });
    if (!decision.ok) refuse(decision.refused, decision.fields);
    await payFromWallet(db, {
      emit,
      ...money,
      cart_id: destination.order_id,
      amount: request.amount,
      currency: organiser.currency,
      now,
    });
    return {
      wallet: { amount: decision.value.balance },
      outstanding_amount: owed - request.amount,
      message: textsFor(language).wallet.paid,
    };
  },
);
