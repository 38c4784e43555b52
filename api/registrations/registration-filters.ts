import { REGISTRATION_PAYMENTS } from './payment-codes.ts';
import { filtersOf } from '../lists/filters.ts';
import { registrationFilters } from './office-shapes.ts';

/**
 * The filters of the list of registrations: the time of the activity, and the time of registration.
 */
export const registrationFilterSet = filtersOf(registrationFilters, {
  activity: { kind: 'activity' },
  customer: { kind: 'customer' },
  participant: { kind: 'participant' },
  payment: { kind: 'choice', of: REGISTRATION_PAYMENTS, group: 'MONEY' },
  cancelled: { kind: 'choice', of: ['false', 'true'] },
  takes_place: { kind: 'period', from: 'from', to: 'to' },
  registered: { kind: 'period', from: 'registered_from', to: 'registered_to' },
  owed: { kind: 'number', of: 'AMOUNT', from: 'owed_from', to: 'owed_to', group: 'MONEY' },
  tag: { kind: 'listed-tag', of: 'registrations' },
  availability: { kind: 'record' },
});
