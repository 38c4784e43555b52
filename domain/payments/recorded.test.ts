import { expect, it } from 'vitest';
import type { RecordedPayment } from './recorded.ts';
import { decideCorrection, decideReceivedDay, decideVoid, likelyDuplicates } from './recorded.ts';

const TODAY = '2026-03-10';

it.each([
  [TODAY, null],
  ['2026-03-09', null],
  ['2024-03-10', null],
  ['2024-03-09', 'RECEIVED_TOO_EARLY'],
  ['0026-03-09', 'RECEIVED_TOO_EARLY'],
  ['2026-03-11', 'RECEIVED_IN_FUTURE'],
  ['2062-03-10', 'RECEIVED_IN_FUTURE'],
])('money received on %s: %s', (day, refused) => {
  const decision = decideReceivedDay(day, TODAY);
  expect(decision).toEqual(
    refused === null
      ? { ok: true, value: day }
      : { ok: false, refused, fields: { received_at: refused } },
  );
});

it('accepts the last day of February two years ago on a leap day', () => {
  expect(decideReceivedDay('2026-03-01', '2028-02-29').ok).toBe(true);
  expect(decideReceivedDay('2026-02-28', '2028-02-29').ok).toBe(false);
});

const earlier = (changes: object) => ({
  method: 'TRANSFER',
  state: 'PAID' as const,
  amount: 10_000,
  received_at: TODAY,
  ...changes,
});

it.each([
  ['the same day', {}, true],
  ['ten days before', { received_at: '2026-02-28' }, true],
  ['ten days after', { received_at: '2026-03-20' }, true],
  ['eleven days before', { received_at: '2026-02-27' }, false],
  ['eleven days after', { received_at: '2026-03-21' }, false],
  ['another way to pay', { method: 'CASH' }, true],
  ['refunded since', { state: 'REFUNDED' }, true],
  ['a cent more', { amount: 10_001 }, false],
  ['paid online', { method: 'ONLINE' }, false],
  ['paid from the wallet', { method: 'WALLET' }, false],
  ['voided', { state: 'VOIDED', amount: 0 }, false],
])('a payment by the same customer, %s, is a likely duplicate: %s', (_case, changes, likely) => {
  const payment = earlier(changes);
  expect(likelyDuplicates({ amount: 10_000, received_at: TODAY }, [payment])).toEqual(
    likely ? [payment] : [],
  );
});

const payment = (changes: Partial<RecordedPayment> = {}): RecordedPayment => ({
  method: 'CASH',
  state: 'PAID',
  amount: 10_000,
  refunded_amount: 0,
  ...changes,
});
const PARTLY = payment({ state: 'PARTIALLY_REFUNDED', refunded_amount: 4_000 });

it.each([
  ['more', payment(), 12_000, 2_000],
  ['less', payment(), 1_000, -9_000],
  ['as much, on another day', payment(), 10_000, 0],
  ['as much, though some was refunded', PARTLY, 10_000, 0],
  ['less where some was refunded', PARTLY, 9_000, 'PAYMENT_HAS_REFUNDS'],
  ['an online payment', payment({ method: 'ONLINE' }), 1, 'PAYMENT_NOT_BY_HAND'],
  ['a wallet payment', payment({ method: 'WALLET' }), 1, 'PAYMENT_NOT_BY_HAND'],
  ['a voided payment', payment({ state: 'VOIDED' }), 1, 'PAYMENT_VOIDED'],
  ['a pending payment', payment({ state: 'PENDING' }), 1, 'PAYMENT_NOT_RECEIVED'],
])('corrected to %s: %#', (_case, recorded, amount, expected) => {
  const decision = decideCorrection(recorded, amount);
  expect(decision.ok ? decision.value : decision.refused).toBe(expected);
});

it.each([
  ['a received payment', payment(), 10_000],
  ['one that was refunded in part', PARTLY, 'PAYMENT_HAS_REFUNDS'],
  [
    'one that was refunded',
    payment({ state: 'REFUNDED', refunded_amount: 10_000 }),
    'PAYMENT_HAS_REFUNDS',
  ],
  ['one that was voided', payment({ state: 'VOIDED' }), 'PAYMENT_VOIDED'],
  ['one of a provider', payment({ method: 'ONLINE' }), 'PAYMENT_NOT_BY_HAND'],
])('voids %s', (_case, recorded, expected) => {
  const decision = decideVoid(recorded);
  expect(decision.ok ? decision.value : decision.refused).toBe(expected);
});
