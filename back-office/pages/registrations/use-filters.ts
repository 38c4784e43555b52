import { registrationColumns } from '@ribambelle/api/registrations/registration-columns.ts';
import { orderIn } from '../../lists/order-in.ts';
import type { ListAddress } from '../../lists/use-list-address.ts';

const PAYMENTS = ['OUTSTANDING', 'OVERDUE', 'COMPLETE', 'FREE'] as const;

/** The filters of the list of registrations as its address says them. */
export function filtersOf(list: ListAddress) {
  const { filter } = list;
  const cancelled = filter('cancelled');
  return {
    search: list.search === '' ? undefined : list.search,
    activity: filter('activity') ?? undefined,
    availability: filter('availability') ?? undefined,
    payment: PAYMENTS.find((payment) => payment === filter('payment')),
    cancelled: cancelled === null ? undefined : cancelled === 'true',
    from: filter('from') ?? undefined,
    to: filter('to') ?? undefined,
  };
}

/** The order of the list as its address says it. */
export const sortOf = (list: ListAddress) => orderIn(registrationColumns, list);
