import { spanOfDay } from '@ribambelle/domain/base/days.ts';
import type { OfficeFilters } from './office-registration-views.ts';

interface Request extends Omit<OfficeFilters, 'from_at' | 'before_at' | 'now'> {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The filters of a request with its days as moments of the organiser's zone, the last day included. */
export function officeFilters(
  request: Request,
  { timezone, now }: { readonly timezone: string; readonly now: string },
): OfficeFilters {
  const { search, activity, availability, customer, payment, cancelled, from, to } = request;
  return {
    search,
    activity,
    availability,
    customer,
    payment,
    cancelled,
    now,
    from_at: from === undefined ? undefined : spanOfDay(from, timezone).start_at,
    before_at: to === undefined ? undefined : spanOfDay(to, timezone).end_at,
  };
}
