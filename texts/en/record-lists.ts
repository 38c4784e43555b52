import type { texts as french } from '../fr/record-lists.ts';
import { texts as reports } from './reports.ts';

/** The columns of the lists that are only on the pages of records. */
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
        REDEMPTION: 'Voucher redeemed',
        PAID_OUT: 'Sent to its account, or come back',
        MERGE: 'Two families merged',
      },
    },
  },
  'waiting-list': {
    name: 'waiting-list',
    columns: {
      participant: 'Participant',
      start: 'For',
      position: 'Place in line',
      family: 'Family',
      email: 'E-mail',
      phone: 'Phone',
      since: 'Waiting since',
      offered: 'Told on',
    },
    words: {},
  },
  accounts: {
    name: 'accounts',
    columns: { section: 'Part', name: 'Line', count: 'Number', amount: 'Amount' },
    words: { section: reports.accounts.sections },
  },
  balances: {
    name: 'open-at-a-date',
    columns: {
      family: 'Family',
      communication: 'Communication',
      kind: 'For',
      since: 'Since',
      amount: 'Amount',
    },
    words: { kind: reports.kinds },
  },
};
