import { z } from 'zod';
import { booking } from '../bookings/shapes.ts';
import { availabilityOfItem } from '../carts/availability-of-item.ts';
import { customerBundle } from '../customer-bundles/shapes.ts';
import { customerVoucher } from '../customer-vouchers/shapes.ts';
import { price } from '../general/shapes.ts';
import { membershipOfCart } from '../memberships/shapes.ts';
import { registrationRequest } from '../registration-requests/shapes.ts';
import { accountRegistration } from './registration-shapes.ts';

const itemOfAnyKind = {
  price,
  deposit: price,
  cancelled: z.boolean(),
};

/** An item bought with a cart, of any kind (3 §3). */
export const itemOfAccountCart = z.discriminatedUnion('type', [
  z.object({
    ...itemOfAnyKind,
    type: z.literal('REGISTRATION'),
    membership: z.null(),
    availability: availabilityOfItem,
    availabilities: z.array(availabilityOfItem),
    bundle: z.null(),
    voucher: z.null(),
    registrations_request: z.null(),
    booking: z.null(),
    registration: accountRegistration,
  }),
  z.object({
    ...itemOfAnyKind,
    type: z.literal('VOUCHER'),
    membership: z.null(),
    availability: z.null(),
    availabilities: z.array(availabilityOfItem),
    bundle: z.null(),
    voucher: customerVoucher,
    registrations_request: z.null(),
    booking: z.null(),
    registration: z.null(),
  }),
  z.object({
    ...itemOfAnyKind,
    type: z.literal('BUNDLE'),
    membership: z.null(),
    availability: z.null(),
    availabilities: z.array(availabilityOfItem),
    bundle: customerBundle,
    voucher: z.null(),
    registrations_request: z.null(),
    booking: z.null(),
    registration: z.null(),
  }),
  z.object({
    ...itemOfAnyKind,
    type: z.literal('MEMBERSHIP'),
    membership: membershipOfCart,
    availability: z.null(),
    availabilities: z.array(availabilityOfItem),
    bundle: z.null(),
    voucher: z.null(),
    registrations_request: z.null(),
    booking: z.null(),
    registration: z.null(),
  }),
  z.object({
    ...itemOfAnyKind,
    type: z.literal('REGISTRATION_REQUEST'),
    membership: z.null(),
    availability: z.null(),
    availabilities: z.array(availabilityOfItem),
    bundle: z.null(),
    voucher: z.null(),
    registrations_request: registrationRequest,
    booking: z.null(),
    registration: z.null(),
  }),
  z.object({
    ...itemOfAnyKind,
    type: z.literal('BOOKING'),
    membership: z.null(),
    availability: z.null(),
    availabilities: z.array(availabilityOfItem),
    bundle: z.null(),
    voucher: z.null(),
    registrations_request: z.null(),
    booking,
    registration: z.null(),
  }),
]);
