import { expect, it } from 'vitest';
import { wayOfRefund } from './refund-ways.ts';

it.each([
  ['into the wallet', null, 'WALLET'],
  ['by hand', { state: 'DONE', provider_reference: null, by_transfer: false }, 'BANK'],
  [
    'through the provider',
    { state: 'DONE', provider_reference: 're_1', by_transfer: false },
    'PROVIDER',
  ],
  [
    'through the provider, soon',
    { state: 'PENDING', provider_reference: null, by_transfer: false },
    'PROVIDER',
  ],
  [
    'by transfer, soon',
    { state: 'PENDING', provider_reference: null, by_transfer: true },
    'TRANSFER',
  ],
  ['by transfer', { state: 'DONE', provider_reference: null, by_transfer: true }, 'TRANSFER'],
  [
    'nowhere, since the provider refused',
    { state: 'FAILED', provider_reference: null, by_transfer: false },
    'PROVIDER',
  ],
])('money goes back %s', (_case, refund, way) => {
  expect(wayOfRefund(refund)).toBe(way);
});
