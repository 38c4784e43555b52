import type { Ask } from '@ribambelle/api/client.ts';
import { readPaging } from '@ribambelle/ui/router/read-paging.ts';

/** The number of articles on a page (3 §9). */
const PAGE_SIZE = 12;

/** Returns the page of the list that an address asks for. */
export const articlesPaging = (search: URLSearchParams) => readPaging(search, PAGE_SIZE);

/** Returns the call for the articles of an address (3 §7). */
export function articlesRequest(search: URLSearchParams): Ask<'listArticles'> {
  const { page_number, page_size } = articlesPaging(search);
  return { limit: page_size, offset: (page_number - 1) * page_size };
}
