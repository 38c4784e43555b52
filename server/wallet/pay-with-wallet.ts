import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { payWithWallet as endpoint } from '@ribambelle/api/wallet/pay-with-wallet.ts';
import { decideWalletPayment } from '@ribambelle/domain/wallet/movements.ts';
import { action } from '../action.ts';
import { findDestination, whichOf } from '../payments/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockMoney, owedInAll } from './lock-money.ts';
import { payFromWallet } from './receive-money.ts';

/**
 * Pays one purchase, an order or everything owed from the customer's wallet (1 §5): payment,
 * movement and sums in one transaction.
 */
export const payWithWallet = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now, emit }) => {
    const { id: customer_id } = customer;
    const { destination: name } = request;
    const destination =
      name === null
        ? null
        : orRefuse(await findDestination(db, { customer_id, name }), 'DESTINATION_NOT_FOUND');
    const which = destination === null ? { customer_id } : whichOf(destination);
    const money = await lockMoney(db, { customer_id, which });
    const owed = owedInAll(money.receivables);
    const decision = decideWalletPayment(money.wallet_amount, {
      amount: request.amount,
      outstanding_amount: owed,
    });
    if (!decision.ok) refuse(decision.refused, decision.fields);
    await payFromWallet(db, {
      emit,
      ...money,
      cart_id: destination?.order_id ?? null,
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
