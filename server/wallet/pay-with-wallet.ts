import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { payWithWallet as endpoint } from '@ribambelle/api/wallet/pay-with-wallet.ts';
import { decideWalletPayment } from '@ribambelle/domain/wallet/movements.ts';
import { action } from '../action.ts';
import { findDestination, lockDebts } from '../payments/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { outstandingOf, payFromWallet } from './receive-money.ts';
import { lockWallet } from './wallet-store.ts';

/** Pays a registration or cart from the customer's wallet (1 §5): payment, movement and sums in one transaction. */
export const payWithWallet = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const whose = { organiser_id: organiser.id, customer_id: customer.id };
    const found = orRefuse(
      await findDestination(db, { ...whose, name: request.destination }),
      'DESTINATION_NOT_FOUND',
    );
    const owed = {
      organiser_id: organiser.id,
      cart_id: found.cart_id,
      registration_id: found.registration_id,
    };
    const debts = await lockDebts(db, owed);
    const balance = await lockWallet(db, whose);
    const decision = decideWalletPayment(balance, {
      amount: request.amount,
      outstanding_amount: outstandingOf(debts),
    });
    if (!decision.ok) refuse(decision.refused, decision.fields);
    await payFromWallet(db, {
      owed,
      customer_id: customer.id,
      amount: request.amount,
      currency: organiser.currency,
      now,
    });
    const outstanding_amount = outstandingOf(debts) - request.amount;
    return {
      wallet: { amount: decision.value.balance },
      outstanding_amount,
      message: textsFor(language).wallet.paid,
    };
  },
);
