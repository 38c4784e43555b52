import type { texts as french } from '../fr/report-columns.ts';

/** The columns of reports, and the words of those that hold a code. */
export const texts: typeof french = {
  'occupancy-report': {
    name: 'occupancy',
    columns: {
      name: 'Group',
      offered: 'Places offered',
      taken: 'Taken',
      free: 'Free',
      share: 'Share (%)',
      taken_before: 'Taken before',
      share_before: 'Share before (%)',
    },
    words: {},
  },
  'resources-report': {
    name: 'usage',
    columns: {
      name: 'Group',
      booked: 'Hours booked',
      open: 'Hours open',
      share: 'Share (%)',
      bookings: 'Bookings',
      amount: 'Amount',
    },
    words: {},
  },
  'payments-report': {
    name: 'money-received',
    columns: {
      name: 'Group',
      line: 'Movement',
      count: 'Number',
      amount: 'Amount',
    },
    words: { line: { RECEIVED: 'Received', REFUNDED: 'Refunded' } },
  },
  'sales-report': {
    name: 'sales',
    columns: {
      name: 'Group',
      count: 'Number',
      sold: 'Sold',
      cancelled: 'Cancelled',
      amount: 'Net',
      count_before: 'Number last year',
      amount_before: 'Net last year',
    },
    words: {},
  },
  'owed-report': {
    name: 'still-to-pay',
    columns: {
      name: 'Group',
      count: 'Number',
      not_due: 'Not due yet',
      until_30: '1 to 30 days',
      until_60: '31 to 60 days',
      beyond_60: 'More than 60 days',
      owed: 'Left to pay',
    },
    words: {},
  },
};
