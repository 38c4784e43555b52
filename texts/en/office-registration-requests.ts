import { plural } from '../formats/plural.ts';

export const texts: typeof import('../fr/office-registration-requests.ts').texts = {
  title: 'Registration requests',
  search: 'Family or participant',
  all_states: 'All states',
  state: 'State',
  states: {
    PENDING: 'To decide',
    APPROVED: 'Approved',
    REJECTED: 'Rejected',
    CANCELLED: 'Cancelled',
  },
  family: 'Family',
  participant: 'Participant',
  tier: 'Choice',
  received: 'Received',
  decided: 'Decided',
  decided_by: 'Decided by',
  reference: 'Reference',
  order: 'Order',
  price: 'Price',
  paid: 'Paid',
  message: 'Message to the family',
  requested: 'Dates asked for',
  broken: 'Conditions not met',
  broken_by_all: 'by the request as a whole',
  optional: 'optional',
  required: 'required',
  free: (count) =>
    count === null
      ? 'no limit of places'
      : count === 0
        ? 'full'
        : `${count} ${plural('en', count, { one: 'free place', other: 'free places' })}`,
  given: 'Registration made',
  given_up: 'Registration cancelled',
  not_given: 'Not approved',
  approve: 'Approve',
  approve_title: (who) => `Approve the request of ${who}?`,
  approve_follows:
    'The places are taken at once and the family gets its order by e-mail. Untick what you do not approve.',
  approve_sum: (amount) => `About ${amount} to pay, before options and discounts.`,
  approve_message: 'Message to the family (optional)',
  approved: 'Request approved.',
  reject: 'Reject',
  reject_title: (who) => `Reject the request of ${who}?`,
  reject_follows: 'Nothing is reserved. The family reads your explanation in an e-mail.',
  reason: 'Explanation for the family',
  rejected: 'Request rejected.',
};
