import { REQUEST_STATUSES } from '@ribambelle/domain/registration-requests/request-status.ts';
import { filtersOf } from '../lists/filters.ts';
import { requestFilters } from './office-shapes.ts';

/** The filters of the list of registration requests. */
export const requestFilterSet = filtersOf(requestFilters, {
  status: { kind: 'choice', of: REQUEST_STATUSES },
  activity: { kind: 'activity' },
  asked: { kind: 'period', from: 'asked_from', to: 'asked_to' },
});
