import type { Answer } from '@ribambelle/api/client.ts';
import type { Head, Read, Where } from '../element.ts';
import { plainStart } from '../pieces/facts/plain-start.ts';
import { resourceRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** Returns the title, first words, picture and structured data of the resource. */
export const head = (
  _settings: Settings,
  { params, read }: Where & { readonly read: Read },
): Head => {
  const resource = read('getResource', resourceRequest(params));
  if (resource === undefined) return {};
  return {
    title: resource.name,
    description: plainStart(resource.description),
    shared: resource.cuid,
    canonical_path: `/resources/${resource.cuid}`,
    json_ld: productOf(resource),
  };
};

/** Returns the resource and its lowest price, as search engines read them. */
function productOf(resource: Answer<'getResource'>): Record<string, unknown> {
  const [price] = resource.configuration.prices;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: resource.name,
    description: plainStart(resource.description),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: ((price?.amount ?? 0) / 100).toFixed(2),
      priceCurrency: 'EUR',
    },
  };
}
