import type { Answer } from '@ribambelle/api/client.ts';
import type { Head, Read, Where } from '../element.ts';
import { plainStart } from '../pieces/facts/plain-start.ts';
import { voucherRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** Returns the title, first words, picture and structured data of the voucher. */
export const head = (
  _settings: Settings,
  { params, read }: Where & { readonly read: Read },
): Head => {
  const voucher = read('getVoucher', voucherRequest(params));
  if (voucher === undefined) return {};
  return {
    title: voucher.title,
    description: plainStart(voucher.description),
    shared: voucher.cuid,
    canonical_path: `/vouchers/${voucher.cuid}`,
    json_ld: productOf(voucher),
  };
};

/** Returns the product as search engines read it. */
function productOf(voucher: Answer<'getVoucher'>): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: voucher.title,
    description: plainStart(voucher.description),
    offers: {
      '@type': 'Offer',
      price: (voucher.price / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  };
}
