import type { texts as french } from '../fr/office-records.ts';

export const texts: typeof french = {
  parts_of: (title) => `Parts of the record: ${title}`,
  open_page: 'Open the full record',
  back_to: (list) => `Back: ${list}`,
  tabs: {
    overview: 'Overview',
    children: 'Participants',
    registrations: 'Registrations',
    payments: 'Payments',
    wallet: 'Wallet',
    vouchers: 'Gift vouchers',
    orders: 'Orders',
    mails: 'E-mails',
    log: 'Log',
  },
  contact: 'Contact',
  owed: (amount) => `To pay: ${amount}`,
  in_wallet: (amount) => `Wallet: ${amount}`,
};
