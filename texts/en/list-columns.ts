import type { texts as french } from '../fr/list-columns.ts';
import { texts as payments } from './office-payments.ts';

/** The lists of the back-office: how each is called in a file's name, its columns, and the words of columns that hold a code. */
export const texts: typeof french = {
  registrations: {
    name: 'registrations',
    columns: {
      reference: 'Reference',
      participant: 'Participant',
      birthdate: 'Born on',
      age: 'Age',
      activity: 'Activity',
      start: 'When',
      start_time: 'Begins at',
      end: 'Until',
      end_time: 'Ends at',
      location: 'Location',
      family: 'Family',
      email: 'E-mail',
      phone: 'Phone',
      places: 'Places',
      price: 'Price',
      paid: 'Paid',
      owed: 'Left to pay',
      due: 'Due',
      state: 'Status',
      registered: 'Registered on',
      cancelled: 'Cancelled on',
    },
    words: {
      state: {
        CANCELLED: 'Cancelled',
        FREE: 'Free',
        OVERDUE: 'Overdue',
        OUTSTANDING: 'To pay',
        COMPLETE: 'Paid',
      },
    },
  },
  customers: {
    name: 'families',
    columns: {
      name: 'Name',
      children: 'Participants',
      email: 'E-mail',
      phone: 'Phone',
      registrations: 'Registrations',
      owes: 'Left to pay',
      wallet: 'Wallet',
    },
    words: {},
  },
  participants: {
    name: 'participants',
    columns: {
      name: 'Name',
      birthdate: 'Born on',
      family: 'Family',
      registrations: 'Registrations',
    },
    words: {},
  },
  payments: {
    name: 'payments',
    columns: {
      created: 'Date',
      received: 'Received on',
      family: 'Family',
      communication: 'Communication',
      method: 'Payment method',
      amount: 'Amount',
      refunded: 'Refunded',
      state: 'Status',
    },
    words: { method: payments.methods, state: payments.states },
  },
  availabilities: {
    name: 'dates',
    columns: {
      start: 'When',
      start_time: 'Begins at',
      end: 'Until',
      dates: 'Days',
      activity: 'Activity',
      location: 'Location',
      price: 'Price',
      places: 'Registered',
      capacity: 'Capacity',
      tags: 'Tags',
      state: 'Status',
    },
    words: {
      state: { OPEN: 'Open', FULL: 'Full', CLOSED: 'Closed', OVERLAP: 'Unavailable' },
    },
  },
  activities: {
    name: 'activities',
    columns: {
      title: 'Title',
      categories: 'Categories',
      age_minimum: 'Minimum age',
      age_maximum: 'Maximum age',
      ages: 'Ages',
      price: 'Price',
      ahead: 'Open dates',
      next: 'Next date',
      state: 'Status',
    },
    words: {
      state: { PUBLISHED: 'Published', UNPUBLISHED: 'Not published' },
    },
  },
  vouchers: {
    name: 'gift-vouchers',
    columns: {
      title: 'Title',
      price: 'Price',
      amount: 'Value',
      duration: 'Validity',
      state: 'Status',
    },
    words: {
      state: { PUBLISHED: 'Published', UNPUBLISHED: 'Not published' },
    },
  },
  'customer-vouchers': {
    name: 'sold-vouchers',
    columns: {
      code: 'Code',
      title: 'Gift voucher',
      family: 'Bought by',
      amount: 'Value',
      state: 'Status',
      until: 'Valid until',
      sold: 'Sold on',
    },
    words: {
      state: {
        CANCELLED: 'Cancelled',
        UNPAID: 'To be paid',
        EXPIRED: 'Expired',
        REDEEMED: 'Redeemed',
        VALID: 'Valid',
      },
    },
  },
  locations: {
    name: 'locations',
    columns: {
      name: 'Name',
      address: 'Address',
      dates: 'Dates',
      state: 'Status',
    },
    words: {
      state: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
    },
  },
  reviews: {
    name: 'reviews',
    columns: {
      score: 'Score',
      message: 'Message',
      activity: 'Activity',
      family: 'Family',
      visibility: 'Visibility',
      created: 'Given on',
    },
    words: {},
  },
  collaborators: {
    name: 'team',
    columns: {
      name: 'Name',
      email: 'E-mail',
      role: 'Role',
      second_factor: 'Second factor',
      state: 'Status',
    },
    words: {
      second_factor: { YES: 'yes' },
      state: { ACTIVE: 'Active', INACTIVE: 'Deactivated' },
    },
  },
  roles: {
    name: 'roles',
    columns: {
      name: 'Role name',
      rights: 'Permissions',
      members: 'People',
    },
    words: {},
  },
  mails: {
    name: 'e-mails',
    columns: {
      created: 'When',
      recipient: 'To',
      subject: 'Subject',
      state: 'Status',
    },
    words: {},
  },
  audit: {
    name: 'log',
    columns: {
      created: 'When',
      who: 'Who',
      what: 'What',
      about: 'About',
      changes: 'Changes',
    },
    words: {},
  },
  security: {
    name: 'security',
    columns: {
      created: 'When',
      event: 'Event',
      actor: 'Who',
      address: 'IP address',
      details: 'Details',
    },
    words: {},
  },
};
