import type { Answer } from '@ribambelle/api/client.ts';
import type { Head, Read, Where } from '../element.ts';
import { reviewsRequest, showsReviews } from './requests.ts';
import type { Settings } from './settings.ts';

/**
 * Returns the title, summary and picture of the activity; the only address is the one with its
 * slug.
 */
export const head = (
  settings: Settings,
  { params, search, read }: Where & { readonly read: Read },
): Head => {
  const activity = read('getActivity', { activity: params['activity'] ?? '' });
  if (activity === undefined) return {};
  return {
    title: activity.title,
    description: activity.summary,
    shared: activity.cuid,
    canonical_path: `/activities/${activity.slug}`,
    json_ld: {
      ...courseOf(activity),
      ...(showsReviews(settings) &&
        ratingOf(read('listActivityReviews', reviewsRequest(params, search)))),
    },
  };
};

/** Returns the rating by families; empty when there is none. */
function ratingOf(reviews: Answer<'listActivityReviews'> | undefined): Record<string, unknown> {
  if (reviews === undefined || reviews.average_score === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: reviews.average_score.toFixed(1),
      reviewCount: reviews.count,
      bestRating: 5,
      worstRating: 0,
    },
  };
}

/**
 * Returns the course as search engines read it, with its lowest price and next dates. Without a
 * picture of its own it has the shared one.
 */
function courseOf(activity: Answer<'getActivity'>): Record<string, unknown> {
  const { images, price_from, next_start_at, next_end_at, locations } = activity;
  const [place] = locations;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: activity.title,
    description: activity.summary,
    image:
      images.length === 0
        ? [`/share/${activity.cuid}.png`]
        : images.map(({ public_url }) => public_url.replace(/#.*/, '')),
    offers: {
      '@type': 'Offer',
      category: price_from === 0 ? 'Free' : 'Paid',
      price: (price_from / 100).toFixed(2),
      priceCurrency: 'EUR',
    },
    ...(next_start_at !== null && {
      hasCourseInstance: [
        {
          '@type': 'CourseInstance',
          courseMode: 'Onsite',
          startDate: next_start_at,
          endDate: next_end_at,
          ...(place !== undefined && { location: { '@type': 'Place', name: place } }),
        },
      ],
    }),
  };
}
