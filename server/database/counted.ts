/**
 * The exact limit of counts: lists of the back-office are not counted beyond it, so that the cost
 * of a page does not grow with the catalogue.
 */
export const MOST_COUNTED = 10_000;

/**
 * Returns limit and offset of a list's page: limit and offset as given, else from page_number and
 * page_size (2 §7); pages are as long as the limit.
 */
export function pageOf(request: {
  page_number: number;
  page_size: number;
  limit?: number | undefined;
  offset?: number | undefined;
}): {
  limit: number;
  offset: number;
} {
  const limit = request.limit ?? request.page_size;
  return { limit, offset: request.offset ?? (request.page_number - 1) * limit };
}

/** A request of a list without its paging fields. */
export type Unpaged<Request> = Omit<Request, 'page_number' | 'page_size' | 'limit' | 'offset'>;
