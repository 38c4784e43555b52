import type { Answer } from '@ribambelle/api/client.ts';
import type { Head, Read, Where } from '../element.ts';
import { plainStart } from '../pieces/facts/plain-start.ts';
import { availabilityRequest } from './requests.ts';
import type { Settings } from './settings.ts';

type Availability = Answer<'getAvailability'>;

/**
 * Returns the title and structured data of the date. All three addresses show it; the one with the
 * slug is canonical, and a wrong slug redirects there (R2).
 */
export const head = (
  _settings: Settings,
  { params, read }: Where & { readonly read: Read },
): Head => {
  const availability = read('getAvailability', availabilityRequest(params));
  if (availability === undefined) return {};
  const canonical_path = `/availabilities/${availability.activity.slug}/${availability.cuid}`;
  const has_wrong_slug =
    params['slug'] !== undefined && params['slug'] !== availability.activity.slug;
  return {
    title: availability.activity.title,
    description: plainStart(availability.description),
    shared: availability.activity.cuid,
    canonical_path,
    redirect_path: has_wrong_slug ? canonical_path : null,
    json_ld: eventOf(availability),
  };
};

/** Returns the event as search engines read it; sold out exactly when the availability is. */
function eventOf(availability: Availability): Record<string, unknown> {
  const { location, activity } = availability;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: activity.title,
    image:
      activity.images.length === 0
        ? [`/share/${activity.cuid}.png`]
        : activity.images.map(({ public_url }) => public_url.replace(/#.*/, '')),
    startDate: availability.start_at,
    endDate: availability.end_at,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(location !== null && {
      location: {
        '@type': 'Place',
        name: location.title,
        address: {
          '@type': 'PostalAddress',
          streetAddress: `${location.street} ${location.number}`.trim(),
          postalCode: location.postcode,
          addressLocality: location.city,
        },
      },
    }),
    offers: {
      '@type': 'Offer',
      price: (availability.price / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability:
        availability.status === 'OPEN'
          ? 'https://schema.org/InStock'
          : availability.status === 'FULL'
            ? 'https://schema.org/SoldOut'
            : 'https://schema.org/OutOfStock',
    },
  };
}
