import { getAccountCart as endpoint } from '@ribambelle/api/account/get-account-cart.ts';
import { findUsedCoupon, presentUsedCoupon } from '../coupons/index.ts';
import { action } from '../action.ts';
import { readTransfer } from '../bank-transfers/index.ts';
import { loadBookingsOfCart, presentBooking } from '../bookings/index.ts';
import { loadBundlesOfCart, presentCustomerBundle } from '../customer-bundles/index.ts';
import { loadVouchersOfCart, presentCustomerVoucher } from '../customer-vouchers/index.ts';
import { atOnce } from '../database/statements.ts';
import { readMembershipsOfCart, readRequestsOfCart } from '../kinds/index.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { findCart } from './cart-views.ts';
import { presentCart } from './present-cart.ts';
import {
  itemOf,
  itemOfBooking,
  itemOfBundle,
  itemOfMembership,
  itemOfRequest,
  itemOfVoucher,
} from './items-of-cart.ts';
import { presentRegistrations } from './present-registrations.ts';
import { loadRegistrationsOfCart } from './registration-views.ts';

/** Answers one of the caller's own processed carts with its items (3 §2). */
export const getAccountCart = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const cartRow = orRefuse(
      await findCart(db, { customer_id: customer.id, cuid: request.cuid }),
      'NOT_FOUND',
    );
    const cart = presentCart(cartRow, textReader({ language, organiser }));
    const rows = await loadRegistrationsOfCart(db, { customer_id: customer.id, cart_id: cart.id });
    const registrations = await presentRegistrations(db, { rows, organiser, language });
    const [used_coupon, sold_bundles, sold_vouchers, { memberships = [] }, requests, bookings] =
      await atOnce(
        () => findUsedCoupon(db, cart.id),
        () => loadBundlesOfCart(db, cart.id),
        () => loadVouchersOfCart(db, cart.id),
        () => readMembershipsOfCart(db, { organiser, cart_id: cart.id, language }),
        () => readRequestsOfCart(db, { organiser, cart_id: cart.id, language }),
        () => loadBookingsOfCart(db, cart.id),
      );
    const reading = { text: textReader({ language, organiser }), now };
    const coupon = presentUsedCoupon(used_coupon, reading.text);
    const bundles = sold_bundles.map((row) => presentCustomerBundle(row, reading));
    const vouchers = sold_vouchers.map((row) =>
      presentCustomerVoucher(row, { ...reading, customer_id: customer.id }),
    );
    return {
      ...cart,
      items: [
        ...vouchers.map(itemOfVoucher),
        ...bundles.map(itemOfBundle),
        ...memberships.map(itemOfMembership),
        ...bookings.map((row) => itemOfBooking(presentBooking(row, reading.text))),
        ...(requests.registrations_requests ?? []).map(itemOfRequest),
        ...registrations.map(itemOf),
      ],
      coupon_id: coupon?.id ?? null,
      coupon,
      bank_transfer: await readTransfer(db, {
        organiser,
        cart_id: cart.id,
        reference: cart.reference,
        ...reading,
      }),
    };
  },
);
