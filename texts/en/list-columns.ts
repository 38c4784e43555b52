import { lists } from './all-records.ts';
import { texts as offerLists } from './offer-lists.ts';
import type { texts as french } from '../fr/list-columns.ts';
import { texts as recordLists } from './record-lists.ts';
import { texts as mailings } from './office-mailings.ts';
import { texts as payments } from './office-payments.ts';
import { texts as rosters } from './office-rosters.ts';
import { texts as reports } from './report-columns.ts';

/**
 * The lists of the back-office: their names in file names, their columns, and the words for columns
 * that hold a code.
 */
export const texts: typeof french = {
  ...reports,
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
      tags: 'Tags',
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
      tags: 'Tags',
      registrations: 'Registrations',
      owes: 'Left to pay',
      wallet: 'Wallet',
      moved: 'Last movement',
    },
    words: {},
  },
  ...recordLists,
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
  roster: {
    name: 'day-list',
    columns: {
      start_time: 'From',
      end_time: 'To',
      activity: 'What',
      location: 'Location',
      kind: 'Kind',
      participant: 'Participant',
      age: 'Age',
      birthdate: 'Born',
      details: 'Notes',
      answers: 'Answers',
      options: 'Options',
      family: 'Family',
      phone: 'Phone',
      email: 'E-mail',
      places: 'Places',
      owed: 'Left to pay',
      signature: 'Signature',
    },
    words: { kind: rosters.kinds },
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
  ...offerLists,
  reviews: {
    name: 'reviews',
    columns: {
      score: 'Score',
      message: 'Message',
      activity: 'Activity',
      family: 'Family',
      visibility: 'Visibility',
      answer: 'Reply',
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
      answers: 'Fields',
      second_factor: 'Two-step verification',
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
  mailings: {
    name: 'mailings',
    columns: {
      created: 'When',
      subject: 'Subject',
      author: 'Written by',
      state: 'State',
      families: 'Families',
      sent: 'Sent',
      failed: 'Failed or returned',
    },
    words: { state: mailings.states },
  },
  'mailing-recipients': {
    name: 'recipients',
    columns: {
      name: 'Family',
      email: 'Address',
      state: 'State',
      sent: 'Sent',
    },
    words: { state: mailings.recipient_states },
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
  ...lists,
};
