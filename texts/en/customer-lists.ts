import type { texts as french } from '../fr/customer-lists.ts';

/** The columns of the lists on the page of one family. */
export const texts: typeof french = {
  'customer-carts': {
    name: 'orders',
    columns: {
      communication: 'Communication',
      created: 'Date',
      items: 'Registrations and vouchers',
      state: 'Status',
      total: 'Total',
    },
    words: {
      state: { OPEN: 'Open', PAYING: 'Payment in progress', PROCESSED: 'Ordered' },
    },
  },
  'wallet-movements': {
    name: 'wallet',
    columns: {
      created: 'Date',
      reason: 'Why',
      message: 'Reason',
      by: 'By',
      amount: 'Amount',
    },
    words: {
      reason: {
        PAYMENT: 'Payment',
        LATE_PAYMENT: 'Late payment',
        OVERPAYMENT: 'Overpayment',
        CANCELLATION: 'Cancellation',
        REFUND: 'Refund',
        CORRECTION: 'Correction',
      },
    },
  },
};
