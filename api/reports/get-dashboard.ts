import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, day } from '../general/shapes.ts';
import { availability, cancelledSoon, salesOfDay } from './dashboard-shapes.ts';

/** What a working day begins with: sales and registrations of today, how full two weeks are, what needs attention. */
export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/back-office/dashboard',
  who: 'reports.dashboard',
  summary: 'Shows the figures of today and what needs attention.',
  request: z.object({}),
  answer: z.object({
    today: day,
    /** What came in, was registered and was sold today; and up to the same hour of this weekday a week ago, and a year ago (364 days). */
    sales: z.object({ today: salesOfDay, week_before: salesOfDay, year_before: salesOfDay }),
    /** Today and the thirteen days after: places of dates with a limit, and how many of them are taken. */
    occupancy: z.array(z.object({ day, places: z.int(), registered: z.int() })),
    attention: z.object({
      /** Registrations not paid in full whose dates have begun. */
      outstanding: z.object({ count: z.int(), amount }),
      /** Registrations of dates to come that were to be paid by now and are not, in full. */
      overdue: z.object({ count: z.int(), amount }),
      /** Payments that wait for more than fourteen days. */
      pending: z.object({ count: z.int(), amount }),
      /** Registration requests that nobody has answered. */
      requests: z.object({ count: z.int() }),
      /** Availabilities with a place free, somebody who waits, and nobody in the line who was told or offered one since (R18). */
      untold: z.object({ count: z.int() }),
      /** Reviews of two stars or fewer that nobody has answered, of families that can still read an answer. */
      reviews: z.object({ count: z.int() }),
      /** Money that came after its places were gone, in the last thirty days (R12). */
      late: z.object({ count: z.int(), amount }),
      /** Refunds that the provider refused in the last thirty days, and that were not made since. */
      refused_refunds: z.object({ count: z.int(), amount }),
      /** Cancelled by itself within seven days for too few registrations, unless some come or staff say no; at most six. */
      will_be_cancelled: z.array(cancelledSoon),
      /** Coming within fourteen days with less than a quarter taken, at most six. */
      nearly_empty: z.array(availability),
      /** Coming within sixty days with one or two places left, at most six. */
      nearly_full: z.array(availability),
    }),
  }),
  errors: [],
});
