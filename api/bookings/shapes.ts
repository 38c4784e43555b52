import { z } from 'zod';
import { image } from '../activities/shapes.ts';
import { locationOfAvailability } from '../availabilities/shapes.ts';
import { bankTransfer } from '../bank-transfers/shapes.ts';
import { cuid, day, id, instant, oneLine, price } from '../general/shapes.ts';

/** The status of a booking; its payment is separate. */
export const bookingStatus = z.enum(['CANCELLED', 'UPCOMING', 'RUNNING', 'OVER']);

/** The start and end of a booking's time. */
export const bookedTime = z.object({ start_at: instant, end_at: instant });

/** A resource as a cart and an order show it. */
export const resourceOfItem = z.object({
  id,
  cuid,
  name: z.string(),
  images: z.array(image),
  location: locationOfAvailability.nullable(),
});

/**
 * A participation, with the amount owed for it, in minor units; 0 for a participant who pays
 * nothing.
 */
const participation = z.object({
  /** The key by which it is paid. */
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

/** One booking in full (3 §2): its order, and the transfer for the remainder. */
export const bookingDetail = booking.extend({
  cart: z.object({ cuid, reference: z.string() }),
  cancellation_message: z.string().nullable(),
  bank_transfer: bankTransfer.nullable(),
});

/** A booking in the back-office's list. Amounts are null for staff without access to payments. */
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

/** One booking for staff, with its dates, its participations and its order. */
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
  /**
   * The amount paid beyond the amount due, to be given back; null for staff without access to
   * payments.
   */
  credit_amount: price.nullable(),
  cancellation_message: z.string().nullable(),
  /** The collaborator who made it; null for the customer. */
  created_by: z.string().nullable(),
});

/**
 * The filters of bookings: words of a name or address, one resource, one location, one customer,
 * whether it is cancelled, the days on which it begins and was made; and the weekday (1 for Monday
 * to 7 for Sunday) and the hour (0 to 23) in which its first date begins, in the organiser's local
 * time.
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
