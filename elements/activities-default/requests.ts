import type { Ask } from '@ribambelle/api/client.ts';
import type { Settings } from './settings.ts';

/** The number of reviews on the page at a time. */
export const REVIEWS_SHOWN = 5;

/**
 * Returns the page of reviews that the address names, `?reviews=2`; the first when it names none or
 * an invalid one.
 */
export function reviewsPage(search: URLSearchParams): number {
  const text = search.get('reviews') ?? '';
  return /^[1-9]\d{0,5}$/u.test(text) ? Number(text) : 1;
}

/** Returns the call for the reviews of the activity that the path names. */
export function reviewsRequest(
  params: Readonly<Record<string, string>>,
  search: URLSearchParams,
): Ask<'listActivityReviews'> {
  return {
    activity: params['activity'] ?? '',
    page_number: reviewsPage(search),
    page_size: REVIEWS_SHOWN,
  };
}

/**
 * Tests whether the organiser shows reviews; pages from before reviews existed do not mention them,
 * and show them.
 */
export function showsReviews({ 'activities-properties': properties }: Settings): boolean {
  return !properties.some(({ id, disabled }) => id === 'reviews' && disabled);
}
