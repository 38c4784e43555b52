import type { Ask } from '@ribambelle/api/client.ts';
import { readList } from '@ribambelle/ui/router/use-search.ts';

/**
 * The availabilities to add, from the address: by their cuids, or by the cuids of their dates
 * (2 §2).
 */
export interface Wanted {
  readonly availabilities: readonly string[];
  readonly dates: readonly string[];
}

const CUID = /^[a-z0-9-]{1,64}$/;
const MOST = 50;

export function readWanted(search: URLSearchParams): Wanted {
  const cuids = (name: string) =>
    readList(search, name)
      .filter((value) => CUID.test(value))
      .slice(0, MOST);
  return { availabilities: cuids('availabilities'), dates: cuids('dates') };
}

/** Returns the calls that find them; null for a call that is not needed. */
export function wantedRequests({ availabilities, dates }: Wanted): {
  readonly by_availability: Ask<'listAvailabilities'> | null;
  readonly by_date: Ask<'listAvailabilities'> | null;
} {
  return {
    by_availability:
      availabilities.length === 0 ? null : { availabilities: [...availabilities], page_size: MOST },
    by_date: dates.length === 0 ? null : { dates: [...dates], page_size: MOST },
  };
}

/** Returns the query without an availability and without its dates. */
export function withoutAvailability(
  wanted: Wanted,
  row: { readonly cuid: string; readonly dates: readonly { readonly cuid: string }[] },
): { availabilities: readonly string[]; dates: readonly string[] } {
  return {
    availabilities: wanted.availabilities.filter((cuid) => cuid !== row.cuid),
    dates: wanted.dates.filter((cuid) => !row.dates.some((date) => date.cuid === cuid)),
  };
}
