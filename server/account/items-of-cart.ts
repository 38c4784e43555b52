import type { CustomerBundle } from '../customer-bundles/index.ts';
import type { CustomerVoucher } from '../customer-vouchers/index.ts';
import type { Bought } from '../kinds/index.ts';
import type { AccountRegistration } from './present-registrations.ts';

/** Returns a registration as an item of its cart (3 §3). */
export function itemOf(registration: AccountRegistration) {
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
    booking: null,
    registration,
  };
}

export function itemOfVoucher(voucher: CustomerVoucher) {
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
    booking: null,
    registration: null,
  };
}

export function itemOfBundle(bundle: CustomerBundle) {
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
    booking: null,
    registration: null,
  };
}

export function itemOfMembership(membership: Bought['memberships'][number]) {
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
    booking: null,
    registration: null,
  };
}

export function itemOfRequest(request: Bought['registrations_requests'][number]) {
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
    booking: null,
    registration: null,
  };
}

export function itemOfBooking(booking: Bought['bookings'][number]) {
  return {
    type: 'BOOKING' as const,
    price: booking.total_amount,
    deposit: booking.deposit_amount,
    cancelled: booking.cancelled_at !== null,
    availability: null,
    availabilities: [],
    bundle: null,
    voucher: null,
    membership: null,
    registrations_request: null,
    booking,
    registration: null,
  };
}
