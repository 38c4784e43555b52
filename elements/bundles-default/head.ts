import type { Answer } from '@ribambelle/api/client.ts';
import type { Head, Read, Where } from '../element.ts';
import { plainStart } from '../pieces/facts/plain-start.ts';
import { bundleRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** Returns the title, first words, picture and structured data of the bundle. */
export const head = (
  _settings: Settings,
  { params, read }: Where & { readonly read: Read },
): Head => {
  const bundle = read('getBundle', bundleRequest(params));
  if (bundle === undefined) return {};
  return {
    title: bundle.title,
    description: plainStart(bundle.description),
    shared: bundle.cuid,
    canonical_path: `/bundles/${bundle.cuid}`,
    json_ld: productOf(bundle),
  };
};

/** Returns the product as search engines read it. */
function productOf(bundle: Answer<'getBundle'>): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: bundle.title,
    description: plainStart(bundle.description),
    offers: {
      '@type': 'Offer',
      price: (bundle.price / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  };
}
