import type { Ask } from '@ribambelle/api/client.ts';
import { shownProperties } from '../pieces/facts/properties.ts';
import type { GridQuery } from '../pieces/filters/grid-query.ts';
import type { Settings } from './settings.ts';

/** How many cards a page has (2 §9). */
export const PAGE_SIZE = 20;

/** The call behind the cards; written once, so that what is read on the server is found again in the browser. */
export function vouchersRequest(
  settings: Settings,
  query: Pick<GridQuery, 'search' | 'page_number'>,
): Ask<'listVouchers'> {
  const { vouchers = [] } = settings;
  const asks = shownProperties(settings.filters).includes('search');
  return {
    limit: PAGE_SIZE,
    offset: (query.page_number - 1) * PAGE_SIZE,
    ...(vouchers.length > 0 && { id: vouchers }),
    ...(asks && query.search !== '' && { search: query.search }),
  };
}
