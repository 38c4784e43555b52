import type { Answer } from '@ribambelle/api/client.ts';
import type { Head, Read, Where } from '../element.ts';
import { plainStart } from '../pieces/facts/plain-start.ts';
import { membershipRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** Returns the title, first words, picture and structured data of the membership. */
export const head = (
  _settings: Settings,
  { params, read }: Where & { readonly read: Read },
): Head => {
  const membership = read('getMembership', membershipRequest(params));
  if (membership === undefined) return {};
  return {
    title: membership.title,
    description: plainStart(membership.description),
    shared: membership.cuid,
    canonical_path: `/memberships/${membership.cuid}`,
    json_ld: productOf(membership),
  };
};

/** Returns the product as search engines read it. */
function productOf(membership: Answer<'getMembership'>): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: membership.title,
    description: plainStart(membership.description),
    offers: {
      '@type': 'Offer',
      price: (membership.price / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  };
}
