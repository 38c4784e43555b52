import type { texts as french } from '../fr/offer-lists.ts';

export const texts: typeof french = {
  'customer-bundles': {
    name: 'sold-packs',
    columns: {
      title: 'Pack',
      family: 'Bought by',
      participant: 'For',
      used: 'Used',
      capacity: 'Registrations',
      state: 'Status',
      until: 'Valid until',
      sold: 'Sold on',
    },
    words: {
      state: { CANCELLED: 'Cancelled', USED_UP: 'Used up', EXPIRED: 'Expired', VALID: 'Valid' },
    },
  },
  'registration-requests': {
    name: 'requests',
    columns: {
      reference: 'Reference',
      participant: 'Participant',
      activity: 'Activity',
      tier: 'Choice',
      requested: 'Dates asked for',
      start: 'From',
      family: 'Family',
      broken: 'Conditions not met',
      state: 'State',
      received: 'Received',
      decided: 'Decided',
      decided_by: 'Decided by',
    },
    words: {
      state: {
        PENDING: 'To decide',
        APPROVED: 'Approved',
        REJECTED: 'Rejected',
        CANCELLED: 'Cancelled',
      },
    },
  },
  bookings: {
    name: 'bookings',
    columns: {
      start: 'Start',
      end: 'End',
      resource: 'Room or equipment',
      family: 'Family',
      participants: 'For',
      state: 'Status',
      sold: 'Booked on',
    },
    words: {
      state: { CANCELLED: 'Cancelled', UPCOMING: 'Upcoming', RUNNING: 'In use', OVER: 'Over' },
    },
  },
  'resource-blocks': {
    name: 'blocked-times',
    columns: {
      first_day: 'From',
      last_day: 'To',
      hours: 'Hours',
      resources: 'Resources',
      reason: 'Reason',
      made_by: 'Blocked by',
    },
    words: {},
  },
  segments: {
    name: 'segments',
    columns: {
      name: 'Name',
      entity: 'Of what',
    },
    words: {
      entity: { CUSTOMERS: 'Families', PARTICIPANTS: 'Participants', AVAILABILITIES: 'Dates' },
    },
  },
  'customer-memberships': {
    name: 'sold-memberships',
    columns: {
      title: 'Membership',
      family: 'Family',
      participant: 'For',
      cycles: 'Periods',
      state: 'Status',
      until: 'Until',
      sold: 'Sold on',
    },
    words: {
      state: { CANCELLED: 'Cancelled', UPCOMING: 'Upcoming', ACTIVE: 'Active', EXPIRED: 'Ended' },
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
};
