import { filtersOf } from '../lists/filters.ts';
import { paymentAttention, paymentFilters, paymentMethod, paymentState } from './office-shapes.ts';

/** The filters of the list of payments. */
export const paymentFilterSet = filtersOf(paymentFilters, {
  state: { kind: 'choice', of: paymentState.options },
  method: { kind: 'choice', of: paymentMethod.options },
  attention: { kind: 'choice', of: paymentAttention.options },
  customer: { kind: 'customer' },
  received: { kind: 'period', from: 'received_from', to: 'received_to' },
  amount: { kind: 'number', of: 'AMOUNT', from: 'amount_from', to: 'amount_to' },
});
