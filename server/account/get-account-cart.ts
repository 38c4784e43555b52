import { getAccountCart as endpoint } from '@ribambelle/api/account/get-account-cart.ts';
import { findUsedCoupon, presentUsedCoupon } from '../coupons/index.ts';
import { action } from '../action.ts';
import { bankTransferOf } from '../bank-transfers/index.ts';
import {
  type CustomerBundle,
  loadBundlesOfCart,
  presentCustomerBundle,
} from '../customer-bundles/index.ts';
import {
  type CustomerVoucher,
  loadVouchersOfCart,
  presentCustomerVoucher,
} from '../customer-vouchers/index.ts';
import { atOnce } from '../database/statements.ts';
import { type Bought, readMembershipsOfCart, readRequestsOfCart } from '../kinds/index.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { findCart } from './cart-views.ts';
import { presentCart } from './present-cart.ts';
import { type AccountRegistration, presentRegistrations } from './present-registrations.ts';
import { loadRegistrationsOfCart } from './registration-views.ts';

/** One of the caller's own processed carts with what was bought in it (3 §2). */
export const getAccountCart = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const own = { organiser_id: organiser.id, customer_id: customer.id };
    const found = orRefuse(await findCart(db, { ...own, cuid: request.cuid }), 'NOT_FOUND');
    const cart = presentCart(found, textReader({ language, organiser }));
    const rows = await loadRegistrationsOfCart(db, { ...own, cart_id: cart.id });
    const registrations = await presentRegistrations(db, { rows, organiser, language });
    const of = { organiser_id: organiser.id, cart_id: cart.id };
    const [used_coupon, sold_bundles, sold_vouchers, { memberships = [] }, asked] = await atOnce(
      () => findUsedCoupon(db, of),
      () => loadBundlesOfCart(db, of),
      () => loadVouchersOfCart(db, of),
      () => readMembershipsOfCart(db, { organiser, cart_id: cart.id, language }),
      () => readRequestsOfCart(db, { organiser, cart_id: cart.id, language }),
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
        ...(asked.registrations_requests ?? []).map(itemOfRequest),
        ...registrations.map(itemOf),
      ],
      coupon_id: coupon?.id ?? null,
      coupon,
      bank_transfer: bankTransferOf(organiser, {
        amount: cart.outstanding_amount,
        reference: cart.reference,
        due_at: found.due_at,
      }),
    };
  },
);

/** What was bought, as an item of the cart tells it (3 §3). */
function itemOf(registration: AccountRegistration) {
  const { total_amount, deposit_amount, cancelled } = registration;
  const { id, cuid, start_at, end_at, location, activity } = registration.availability;
  const availability = {
    id,
    cuid,
    start_at,
    end_at,
    location:
      location === null
        ? null
        : {
            name: location.title,
            city: location.city,
          },
    activity: {
      id: activity.id,
      cuid: activity.cuid,
      slug: activity.slug,
      title: activity.title,
      motif: activity.motif,
    },
  };
  return {
    type: 'REGISTRATION' as const,
    price: total_amount,
    deposit: deposit_amount,
    cancelled,
    availability,
    availabilities: [availability],
    bundle: null,
    voucher: null,
    membership: null,
    registrations_request: null,
    registration,
  };
}

function itemOfVoucher(voucher: CustomerVoucher) {
  return {
    type: 'VOUCHER' as const,
    price: voucher.total_amount ?? 0,
    deposit: 0,
    cancelled: voucher.cancelled_at !== null,
    availability: null,
    availabilities: [],
    bundle: null,
    voucher,
    membership: null,
    registrations_request: null,
    registration: null,
  };
}

function itemOfBundle(bundle: CustomerBundle) {
  return {
    type: 'BUNDLE' as const,
    price: bundle.total_amount,
    deposit: 0,
    cancelled: bundle.cancelled_at !== null,
    availability: null,
    availabilities: [],
    bundle,
    voucher: null,
    membership: null,
    registrations_request: null,
    registration: null,
  };
}

function itemOfMembership(membership: Bought['memberships'][number]) {
  return {
    type: 'MEMBERSHIP' as const,
    price: membership.total_amount,
    deposit: 0,
    cancelled: membership.cancelled,
    availability: null,
    availabilities: [],
    bundle: null,
    voucher: null,
    membership,
    registrations_request: null,
    registration: null,
  };
}

function itemOfRequest(request: Bought['registrations_requests'][number]) {
  return {
    type: 'REGISTRATION_REQUEST' as const,
    price: 0,
    deposit: 0,
    cancelled: request.status === 'REJECTED' || request.status === 'CANCELLED',
    availability: null,
    availabilities: [...request.availabilities],
    bundle: null,
    voucher: null,
    membership: null,
    registrations_request: request,
    registration: null,
  };
}
