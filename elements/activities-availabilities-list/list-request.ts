import type { Ask } from '@ribambelle/api/client.ts';
import { readPaging } from '@ribambelle/ui/router/read-paging.ts';

/** The call behind the list: what is open, opens later, runs or is full, earliest first. `from` is the address's query. */
export function listRequest(
  activity: string,
  from: { readonly search: URLSearchParams; readonly page_size: number },
): Ask<'listAvailabilities'> {
  const { page_number } = readPaging(from.search);
  return { activity, status: ['OPEN', 'FULL'], page_number, page_size: from.page_size };
}
