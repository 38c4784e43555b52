import { texts as closedPeriods } from './office-closed-periods.ts';
import type { texts as french } from '../fr/offer-lists.ts';

export const texts: typeof french = {
  bundles: {
    name: 'packs',
    columns: {
      title: 'Title',
      price: 'Price',
      capacity: 'Registrations',
      duration: 'Validity',
      state: 'Status',
    },
    words: {
      state: { PUBLISHED: 'Published', UNPUBLISHED: 'Not published' },
    },
  },
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
  resources: {
    name: 'rooms-and-equipment',
    columns: {
      name: 'Name',
      location: 'Location',
      groups: 'Groups',
      configuration: 'Booking setting',
      state: 'Status',
    },
    words: {
      state: { PUBLISHED: 'Published', UNPUBLISHED: 'Not published' },
    },
  },
  'date-configurations': {
    name: 'date-templates',
    columns: {
      name: 'Name',
      dates: 'Dates',
    },
    words: {},
  },
  'closed-periods': {
    name: 'holidays',
    columns: {
      first_day: 'First day',
      last_day: 'Last day',
      name: 'Name',
      community: 'For',
    },
    words: {
      community: closedPeriods.communities,
    },
  },
  'resource-groups': {
    name: 'resource-groups',
    columns: {
      name: 'Name',
      resources: 'Rooms and equipment',
    },
    words: {},
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
  'booking-configurations': {
    name: 'booking-settings',
    columns: {
      name: 'Name',
      from_amount: 'From',
      resources: 'Rooms and equipment',
    },
    words: {},
  },
  memberships: {
    name: 'memberships',
    columns: {
      title: 'Title',
      price: 'Price',
      period: 'Duration',
      entity: 'For whom',
      state: 'Status',
    },
    words: {
      period: { ROLLING: 'From the purchase', FIXED: 'Fixed dates' },
      entity: { PARTICIPANTS: 'One participant', CUSTOMERS: 'The family' },
      state: { PUBLISHED: 'Published', UNPUBLISHED: 'Not published' },
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
  discounts: {
    name: 'discounts',
    columns: {
      title: 'Title',
      amount: 'Amount',
      percentage: 'Percentage',
      families: 'Families',
      people_segment: 'For',
      availabilities_segment: 'Off',
      start: 'From',
      end: 'Until',
      state: 'State',
    },
    words: {
      state: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
    },
  },
  'volume-discounts': {
    name: 'quantity-discounts',
    columns: {
      title: 'Title',
      amount: 'Amount',
      percentage: 'Percentage',
      counts: 'Counts',
      from: 'From no.',
      to: 'To no.',
      people_segment: 'For',
      availabilities_segment: 'Off',
      start: 'From',
      end: 'Until',
      state: 'State',
    },
    words: {
      counts: { PARTICIPANTS: 'Children', PLACES: 'Places', DATES: 'Dates' },
      state: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
    },
  },
  coupons: {
    name: 'promo-codes',
    columns: {
      code: 'Code',
      title: 'Title',
      amount: 'Amount',
      percentage: 'Percentage',
      people_segment: 'For',
      availabilities_segment: 'Off',
      start: 'From',
      end: 'Until',
      used: 'Used',
      limit: 'At most',
      discounted: 'Taken off in all',
      state: 'State',
    },
    words: {
      state: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
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
};
