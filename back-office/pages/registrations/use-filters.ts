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

/** Where the same registrations are downloaded. */
export function exportAddress(filters: ReturnType<typeof filtersOf>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined) query.set(name, String(value));
  return `/api/back-office/exports/registrations?${query.toString()}`;
}
