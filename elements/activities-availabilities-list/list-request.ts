import type { Ask } from '@ribambelle/api/client.ts';
import { readPaging } from '@ribambelle/ui/router/read-paging.ts';

/**
 * Returns the call for the list: availabilities that are open, open later, under way or full,
 * earliest first. `from` is the query of the address.
 */
export function listRequest(
  activity: string,
  from: { readonly search: URLSearchParams; readonly page_size: number },
): Ask<'listAvailabilities'> {
  const { page_number } = readPaging(from.search);
  return { activity, status: ['OPEN', 'FULL'], page_number, page_size: from.page_size };
}
