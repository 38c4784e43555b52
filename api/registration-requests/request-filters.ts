import { REQUEST_STATUSES } from '@ribambelle/domain/registration-requests/request-status.ts';
import { filtersOf } from '../lists/filters.ts';
import { requestFilters } from './office-shapes.ts';

/** The filters of the list of registration requests. */
export const requestFilterSet = filtersOf(requestFilters, {
  status: { kind: 'choice', of: REQUEST_STATUSES },
  activity: { kind: 'activity' },
  requested: { kind: 'period', from: 'requested_from', to: 'requested_to' },
});
