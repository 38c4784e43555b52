import { z } from 'zod';
import { address } from '../addresses/shapes.ts';
import { customField } from '../custom-fields/shapes.ts';
import { customer } from '../customers/shapes.ts';
import { price } from '../general/shapes.ts';

const counter = z.int().min(0);

/** The number of items of each kind that a customer has; a tab with 0 is hidden (1 §2.3). */
export const counters = z.object({
  participants: counter,
  carts: counter,
  registrations: counter,
  bookings: counter,
  registrations_requests: counter,
  bundles: counter,
  vouchers: counter,
  available_vouchers: counter,
  memberships: counter,
  attendance_charges: counter,
});

/** The ways in which the organiser lets customers pay (1 §3.1). */
export const paymentMethods = z.object({
  online: z.boolean(),
  bank_transfers: z.boolean(),
  bank_account: z.string(),
  bank_account_holder: z.string(),
});

/** The data of the account that its pages need at once (1 §3.1). */
export const account = z.object({
  counters,
  payment_methods: paymentMethods,
  wallet: z.object({ amount: price }),
  custom_fields: z.array(customField),
  customer,
  address: address.nullable(),
});
