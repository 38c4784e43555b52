import { expect, test } from 'vitest';
import { collectorOf, isForTests, modeAfter } from './payment-mode.ts';

const sandbox = { kind: 'SANDBOX' };
const account = (payment_provider_id: number) => ({ kind: 'PROVIDER', payment_provider_id });
const TESTS = 7;
const REAL = 8;

test.each([
  ['LIVE', null, null, null],
  ['LIVE', TESTS, null, null],
  ['LIVE', TESTS, REAL, account(REAL)],
  ['TEST', null, null, sandbox],
  ['TEST', null, REAL, sandbox],
  ['TEST', TESTS, REAL, account(TESTS)],
  ['DEMO', TESTS, REAL, sandbox],
  ['anything else', TESTS, REAL, null],
])(
  'in mode %s, with a test account %s and a real one %s, payments are collected by %j',
  (payment_mode, test_provider_id, live_provider_id, collector) => {
    expect(collectorOf({ payment_mode, test_provider_id, live_provider_id })).toEqual(collector);
  },
);

test('real money never goes to the sandbox', () => {
  expect(isForTests('LIVE')).toBe(false);
});

test.each([
  ['LIVE', true, 'TEST'],
  ['TEST', true, 'TEST'],
  ['DEMO', true, 'DEMO'],
  ['TEST', false, 'LIVE'],
  ['DEMO', false, 'LIVE'],
] as const)('from %s with the test mode %s to %s', (before, on, after) => {
  expect(modeAfter(before, on)).toBe(after);
});
