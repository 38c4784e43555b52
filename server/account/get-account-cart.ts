import { getAccountCart as endpoint } from '@ribambelle/api/account/get-account-cart.ts';
import { action } from '../action.ts';
import { bankTransferOf } from '../bank-transfers/index.ts';
import { orRefuse } from '../refusal.ts';
import { findCart } from './cart-views.ts';
import { presentCart } from './present-cart.ts';
import { presentRegistrations } from './present-registrations.ts';
import { loadRegistrationsOfCart } from './registration-views.ts';

/** One of the caller's own processed carts with what was bought in it (3 §2). */
export const getAccountCart = action(endpoint, async ({ db, request, organiser, customer, language }) => {
  const own = { organiser_id: organiser.id, customer_id: customer.id };
  const cart = presentCart(orRefuse(await findCart(db, { ...own, cuid: request.cuid }), 'NOT_FOUND'));
  const rows = await loadRegistrationsOfCart(db, { ...own, cart_id: cart.id });
  const registrations = await presentRegistrations(db, { rows, organiser, language });
  return {
    ...cart,
    items: registrations.map((registration) => ({
      ...{ type: 'REGISTRATION' as const, price: registration.total_amount, deposit: registration.deposit_amount },
      ...{ cancelled: registration.cancelled, registration },
    })),
    bank_transfer: bankTransferOf(organiser, { amount: cart.outstanding_amount, reference: cart.reference }),
  };
});
