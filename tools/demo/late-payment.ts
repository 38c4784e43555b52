import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import { checkoutTotals } from '@ribambelle/domain/checkout/totals.ts';
import type { Ledger } from './ledger.ts';
import { addPayment } from './payments.ts';
import type { Customer } from './people.ts';
import type { Shop } from './shop.ts';
import { newReference, type Till } from './till.ts';

const PRICE = 9_500;
const MINUTES_AGO = 20 * 60;

/**
 * Adds an online payment that arrived after the places were gone: the cart is open again, and the
 * wallet has the money (R12).
 */
export function addLatePayment(
  shop: Shop,
  { customer, ledger, till }: { customer: Customer; ledger: Ledger; till: Till },
): void {
  till.rare.late -= 1;
  const { organiser_id, now, random, batch } = shop;
  const at = addMinutes(now, -MINUTES_AGO);
  const items = [{ price: PRICE, deposit: 0, expires_at: null }];
  const totals = checkoutTotals(
    {
      items,
      wallet_amount: 0,
      service_fees: { amount: till.service_fee, percentage: 0 },
    },
    at,
  );
  const cart = { id: random.id(), cuid: random.cuid(), reference: newReference(shop, till) };
  batch.add('carts', {
    organiser_id,
    ...cart,
    customer_id: customer.id,
    status: 'OPEN',
    payment_strategy: null,
    terms_accepted_at: addMinutes(at, -50),
    terms_version: till.terms_version,
    created_at: addMinutes(at, -70),
    processed_at: null,
  });
  const { payment } = addPayment(shop, {
    purchase: {
      customer,
      cart_id: cart.id,
      cart_cuid: cart.cuid,
      reference: cart.reference,
      totals,
      fee_receivable_id: 0,
    },
    money: {
      method: 'ONLINE',
      strategy: 'IMMEDIATE',
      amount: totals.payable,
      at,
      message: '',
      created_by: null,
    },
    state: 'PAID',
  });
  payment.late = true;
  ledger.movements.push({
    amount: payment.amount,
    reason: 'LATE_PAYMENT',
    payment_id: payment.id,
    receivable_id: null,
    message: '',
    created_by: null,
    created_at: at,
  });
}
