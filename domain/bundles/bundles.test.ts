import { describe, expect, it } from 'vitest';
import { decideBundleCancellation } from './bundle-cancellation.ts';
import { bundleExpiry } from './bundle-expiry.ts';
import { bundleStatus } from './bundle-status.ts';

const timezone = 'Europe/Brussels';
const now = '2026-07-01T08:00:00.000Z';
const DAY = 86_400;

describe('the expiry of a sold bundle', () => {
  it.each([
    ['without end', { duration: null, expires_at: null }, null],
    ['by its duration', { duration: DAY, expires_at: null }, '2026-07-02T22:00:00.000Z'],
    [
      'by its last moment',
      { duration: null, expires_at: '2026-08-31T22:00:00.000Z' },
      '2026-08-31T22:00:00.000Z',
    ],
    [
      'by its duration, which ends first',
      { duration: DAY, expires_at: '2026-08-31T22:00:00.000Z' },
      '2026-07-02T22:00:00.000Z',
    ],
    [
      'by its last moment, which comes first',
      { duration: 365 * DAY, expires_at: '2026-08-31T22:00:00.000Z' },
      '2026-08-31T22:00:00.000Z',
    ],
  ])('%s', (_, terms, expected) => {
    expect(bundleExpiry(now, { ...terms, timezone })).toBe(expected);
  });
});

describe('the status of a sold bundle', () => {
  const bundle = { capacity: 10, used: 3, expires_at: null, cancelled_at: null };
  it.each([
    ['VALID', {}],
    ['VALID', { capacity: null, used: 1_000 }],
    ['VALID', { expires_at: '2026-07-01T08:00:00.001Z' }],
    ['EXPIRED', { expires_at: now }],
    ['USED_UP', { used: 10 }],
    ['USED_UP', { used: 10, expires_at: now }],
    ['CANCELLED', { used: 10, expires_at: now, cancelled_at: now }],
  ])('is %s with %o', (expected, changes) => {
    expect(bundleStatus({ ...bundle, ...changes }, now)).toBe(expected);
  });
});

describe('cancelling a sold bundle', () => {
  const bundle = { capacity: 10, used: 0, total_amount: 10_000, cancelled_at: null };

  it.each([
    [{ cancelled_at: now }, 'x', 'BUNDLE_ALREADY_CANCELLED'],
    [{}, '  ', 'CANCELLATION_MESSAGE_REQUIRED'],
  ])('with %o and "%s" is refused: %s', (changes, message, code) => {
    expect(decideBundleCancellation({ ...bundle, ...changes }, message)).toMatchObject({
      refused: code,
    });
  });

  it.each([
    ['nothing of one that was not used', {}, 0],
    ['its used share', { used: 3 }, 3_000],
    // 100.00 / 3 unused of 7: 42.857 → 42.86 given back
    ['its used share, the amount given back rounded once', { capacity: 7, used: 4 }, 5_714],
    ['all of one that is used up', { used: 10 }, 10_000],
    ['nothing of one without limit that was not used', { capacity: null }, 0],
    ['all of one without limit that was used', { capacity: null, used: 1 }, 10_000],
    ['nothing of one that was given', { used: 3, total_amount: 0 }, 0],
  ])('leaves an amount due of %s', (_, changes, due_amount) => {
    expect(decideBundleCancellation({ ...bundle, ...changes }, ' Erreur ')).toEqual({
      ok: true,
      value: { message: 'Erreur', due_amount },
    });
  });
});
