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
    money: 'Money',
    history: 'History',
    log: 'Log',
  },
  in_short: 'In short',
  registered_by: (who) => `Registered by ${who}`,
  changed_by_family: 'Changed by the family',
  cancelled: 'Registration cancelled',
  mail_sent: 'E-mail to the family',
  contact: 'Contact',
  owed: (amount) => `To pay: ${amount}`,
  in_wallet: (amount) => `Wallet: ${amount}`,
};
