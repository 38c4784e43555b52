import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, day } from '../general/shapes.ts';
import { availability, cancelledSoon, salesOfDay } from './dashboard-shapes.ts';

/**
 * Returns the overview for the start of a working day: today's sales and registrations, the
 * occupancy of two weeks, and the items that need attention.
 */
export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/back-office/dashboard',
  who: 'reports.dashboard',
  summary: 'Shows the figures of today and what needs attention.',
  request: z.object({}),
  answer: z.object({
    today: day,
    /**
     * The money received, registrations and sales of today; and up to the same hour of this weekday
     * a week ago, and a year ago (364 days).
     */
    sales: z.object({ today: salesOfDay, week_before: salesOfDay, year_before: salesOfDay }),
    /** Today and the thirteen days after: places of dates with a limit, and the number taken. */
    occupancy: z.array(z.object({ day, places: z.int(), registered: z.int() })),
    attention: z.object({
      /** Registrations not paid in full whose dates have begun. */
      outstanding: z.object({ count: z.int(), amount }),
      /** Registrations of dates to come that were due by now and are not fully paid. */
      overdue: z.object({ count: z.int(), amount }),
      /** Places cancelled in the last seven days because nobody paid, in spite of reminders. */
      cancelled_unpaid: z.object({ count: z.int() }),
      /**
       * Places that would be cancelled by now, of whose order a part is paid: staff decide about
       * them.
       */
      partly_paid: z.object({ count: z.int(), amount }),
      /** Payments that wait for more than fourteen days. */
      pending: z.object({ count: z.int(), amount }),
      /** Registration requests without a decision. */
      requests: z.object({ count: z.int() }),
      /**
       * Availabilities with a place free and a waiting list on which nobody has been told or
       * offered one since (R18).
       */
      untold: z.object({ count: z.int() }),
      /** Unanswered reviews of two stars or fewer, of families that can still read an answer. */
      reviews: z.object({ count: z.int() }),
      /** Money received after its places were gone, in the last thirty days (R12). */
      late: z.object({ count: z.int(), amount }),
      /**
       * Refunds that failed in the last thirty days, refused by the provider or returned by a bank,
       * and that have not been made since.
       */
      failed_refunds: z.object({ count: z.int(), amount }),
      /** Payments that a family disputes, until their bank decides. */
      disputes: z.object({ count: z.int(), amount }),
      /**
       * Cancelled automatically within seven days for too few registrations, unless more come or
       * staff keep it; at most six.
       */
      will_be_cancelled: z.array(cancelledSoon),
      /** Starting within fourteen days with less than a quarter taken, at most six. */
      nearly_empty: z.array(availability),
      /** Starting within sixty days with one or two places left, at most six. */
      nearly_full: z.array(availability),
    }),
  }),
  errors: [],
});
