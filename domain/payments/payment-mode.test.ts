import { expect, test } from 'vitest';
import { modeAfter, paysWithSandbox, takesOnlinePayments } from './payment-mode.ts';

test.each([
  ['LIVE', true, false],
  ['TEST', true, true],
  ['DEMO', true, true],
  ['TEST', false, false],
  ['anything else', true, false],
])('in mode %s, with online payments set to %s, they are offered: %s', (mode, setting, offered) => {
  const settings = { payment_mode: mode, online_payments_activated: setting };
  expect(takesOnlinePayments(settings)).toBe(offered);
});

test('real money never goes to the sandbox', () => {
  expect(paysWithSandbox('LIVE')).toBe(false);
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
