import { z } from 'zod';
import { address } from '../addresses/shapes.ts';
import { customField } from '../custom-fields/shapes.ts';
import { customer } from '../customers/shapes.ts';
import { price } from '../general/shapes.ts';

const counter = z.int().min(0);

/** How much of everything a customer has; a tab with 0 hides (1 §2.3). */
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

/** How the organiser lets customers pay (1 §3.1). */
export const paymentMethods = z.object({
  online: z.boolean(),
  bank_transfers: z.boolean(),
  bank_account: z.string(),
  bank_account_holder: z.string(),
});

/** Everything about the account that its pages need at once (1 §3.1). */
export const account = z.object({
  counters,
  payment_methods: paymentMethods,
  wallet: z.object({ amount: price }),
  custom_fields: z.array(customField),
  customer,
  address: address.nullable(),
});
