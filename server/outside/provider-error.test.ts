import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { ProviderError, providerError, withoutSecrets } from './provider-error.ts';

test.each([
  ['Invalid API Key provided: sk_test_****1234', 'Invalid API Key provided: sk_…'],
  ['rk_live_51Habc is not permitted', 'rk_… is not permitted'],
  ['Bearer live_dHar4XY7LxsDOtmn,', 'Bearer live_…,'],
  ['test_abc and access_abc.def-1', 'test_… and access_…'],
  ['signed with whsec_abc/d+f=', 'signed with whsec_…'],
  ['No such payment: tr_abc', 'No such payment: tr_abc'],
])('%s', (text, expected) => {
  expect(withoutSecrets(text)).toBe(expected);
});

test.each([
  [400, true],
  [404, true],
  [422, true],
  [401, false],
  [403, false],
  [408, false],
  [409, false],
  [429, false],
  [500, false],
  [503, false],
  [200, false],
  [null, false],
])('an answer %s refuses for good: %s', (status, isRefusal) => {
  expect(new ProviderError('text', { status }).isRefusal).toBe(isRefusal);
});

test('of an error of a package remain its status, its words, its code and its field', () => {
  const cause = new Error('Bearer test_secretOfTheCause');
  const original = Object.assign(new Error('The text of test_secretOfTheText', { cause }), {
    statusCode: 422,
    detail: 'The amount of test_secretOfTheDetail is wrong',
    code: 'amount_wrong',
    param: 'amount',
    request: { headers: { authorization: 'Bearer test_secretOfTheRequest' } },
  });
  const error = providerError('Mollie, open a payment', original);
  expect(error).toMatchObject({
    message: 'Mollie, open a payment: 422: The amount of test_… is wrong',
    status: 422,
    code: 'amount_wrong',
    field: 'amount',
  });
  expect(inspect(error, { depth: 9, showHidden: true, getters: true })).not.toContain('secret');
  expect(providerError('again', error)).toBe(error);
});

test('what is no error is one without an answer', () => {
  expect(providerError('Stripe, refund', 'gone')).toMatchObject({
    message: 'Stripe, refund: Error: no answer',
    status: null,
    isRefusal: false,
  });
});
