import { filtersOf } from '../lists/filters.ts';
import { mailFilters, mailState } from './mail-shapes.ts';

/** The filters of the mailbox. */
export const mailFilterSet = filtersOf(mailFilters, {
  state: { kind: 'choice', of: ['UNSENT', ...mailState.options] },
  customer: { kind: 'customer' },
  created: { kind: 'period', from: 'created_from', to: 'created_to' },
});
