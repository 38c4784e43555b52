import { spanOfDay } from '@ribambelle/domain/base/days.ts';
import type { OfficeFilters } from './office-registration-views.ts';

interface Request extends Omit<
  OfficeFilters,
  'from_at' | 'before_at' | 'registered_at' | 'registered_before' | 'now'
> {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly registered_from?: string | undefined;
  readonly registered_to?: string | undefined;
}

/**
 * Returns the filters of a request with its days as moments of the organiser's zone, the last day
 * included.
 */
export function officeFilters(
  request: Request,
  { timezone, now }: { readonly timezone: string; readonly now: string },
): OfficeFilters {
  const { registered_from, registered_to } = request;
  const { search, activity, availability, customer, participant } = request;
  const { payment, cancelled, from, to } = request;
  const { owed_from, owed_to, tag } = request;
  return {
    search,
    activity,
    availability,
    customer,
    participant,
    payment,
    cancelled,
    owed_from,
    owed_to,
    tag,
    now,
    from_at: from === undefined ? undefined : spanOfDay(from, timezone).start_at,
    before_at: to === undefined ? undefined : spanOfDay(to, timezone).end_at,
    registered_at:
      registered_from === undefined ? undefined : spanOfDay(registered_from, timezone).start_at,
    registered_before:
      registered_to === undefined ? undefined : spanOfDay(registered_to, timezone).end_at,
  };
}
