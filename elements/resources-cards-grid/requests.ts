import type { Ask } from '@ribambelle/api/client.ts';
import { shownProperties } from '../pieces/facts/properties.ts';
import type { GridQuery } from '../pieces/filters/grid-query.ts';
import { PAGE_SIZE } from '../pieces/offers/page-size.ts';
import type { Settings } from './settings.ts';

/**
 * Returns the call for the cards; written once, so that the browser finds the answer that the
 * server read.
 */
export function resourcesRequest(
  settings: Settings,
  query: Pick<GridQuery, 'search' | 'page_number'>,
): Ask<'listResources'> {
  const { resources = [] } = settings;
  const has_search = shownProperties(settings['resources-filters']).includes('search');
  return {
    limit: PAGE_SIZE,
    offset: (query.page_number - 1) * PAGE_SIZE,
    ...(resources.length > 0 && { id: resources }),
    ...(has_search && query.search !== '' && { search: query.search }),
  };
}
