import { z } from 'zod';
import { image } from '../activities/shapes.ts';
import { locationOfAvailability } from '../availabilities/shapes.ts';
import { bankTransfer } from '../bank-transfers/shapes.ts';
import { cuid, day, id, instant, oneLine, price } from '../general/shapes.ts';

/** What can be said of a booking; whether it is paid is said beside it. */
export const bookingStatus = z.enum(['CANCELLED', 'UPCOMING', 'RUNNING', 'OVER']);

/** From when until when a resource is booked. */
export const bookedTime = z.object({ start_at: instant, end_at: instant });

/** A resource as a cart and an order show it. */
export const resourceOfItem = z.object({
  id,
  cuid,
  name: z.string(),
  images: z.array(image),
  location: locationOfAvailability.nullable(),
});

/** Who comes, and what is owed for them, in minor units; who pays nothing of it owes 0. */
const participation = z.object({
  /** By which it is paid. */
  cuid,
  participant: z.object({ id, cuid, fullname: z.string() }),
  total_amount: price,
  paid_amount: price,
});

/** A booking in the account and in an order (3 §3), amounts in minor units. */
export const booking = z.object({
  id,
  cuid,
  resource: resourceOfItem,
  /** The earliest first. */
  dates: z.array(bookedTime),
  participations: z.array(participation),
  payment_split: z.boolean(),
  total_amount: price,
  deposit_amount: price,
  paid_amount: price,
  outstanding_amount: price,
  cancelled_at: instant.nullable(),
  created_at: instant,
});

/** One booking in full (3 §2): its order, and how what remains is paid by transfer. */
export const bookingDetail = booking.extend({
  cart: z.object({ cuid, reference: z.string() }),
  cancellation_message: z.string().nullable(),
  bank_transfer: bankTransfer.nullable(),
});

/** A booking in the back-office's list. Amounts are null for who may not see payments. */
export const officeBooking = z.object({
  id,
  cuid,
  status: bookingStatus,
  resource: z.object({ cuid, name: z.string() }),
  customer: z.object({ cuid, fullname: z.string() }),
  start_at: instant,
  end_at: instant,
  dates_count: z.int(),
  participants: z.array(z.string()),
  cancelled_at: instant.nullable(),
  created_at: instant,
  total_amount: price.nullable(),
  paid_amount: price.nullable(),
});

/** One booking for staff, with its dates, who comes and its order. */
export const officeBookingDetail = officeBooking.extend({
  dates: z.array(bookedTime),
  payment_split: z.boolean(),
  participations: z.array(
    z.object({
      participant: z.object({ cuid, fullname: z.string() }),
      total_amount: price.nullable(),
      paid_amount: price.nullable(),
    }),
  ),
  location: z.string().nullable(),
  cart: z.object({ cuid, reference: z.string() }),
  /** What was paid beyond what is due, and is to be given back; null for who may not see payments. */
  credit_amount: price.nullable(),
  cancellation_message: z.string().nullable(),
  /** Who made it; null for the customer. */
  created_by: z.string().nullable(),
});

/**
 * Words of a name or address, one resource, one location, one customer, whether it is cancelled, on which days it begins and was made; and on which weekday (1 for Monday to
 * 7 for Sunday) and within which hour (0 to 23) its first date begins, on the clock of the organiser.
 */
export const bookingFilters = {
  search: oneLine(100).default(''),
  resource: cuid.optional(),
  location: cuid.optional(),
  customer: cuid.optional(),
  cancelled: z.boolean().optional(),
  starts_from: day.optional(),
  starts_to: day.optional(),
  weekday: z.int().min(1).max(7).optional(),
  hour: z.int().min(0).max(23).optional(),
  sold_from: day.optional(),
  sold_to: day.optional(),
};
