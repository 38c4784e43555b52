import type { Ask } from '@ribambelle/api/client.ts';
import type { Settings } from './settings.ts';

/** How many reviews stand on the page at a time. */
export const REVIEWS_SHOWN = 5;

/** Which page of reviews the address wants, `?reviews=2`: the first where it says nothing that makes sense. */
export function reviewsPage(search: URLSearchParams): number {
  const written = search.get('reviews') ?? '';
  return /^[1-9]\d{0,5}$/u.test(written) ? Number(written) : 1;
}

/** The call behind the reviews of the activity that the path names. */
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

/** Whether an organiser shows reviews; pages that were made before there were any say nothing, and do. */
export function showsReviews({ 'activities-properties': properties }: Settings): boolean {
  return !properties.some(({ id, disabled }) => id === 'reviews' && disabled);
}
