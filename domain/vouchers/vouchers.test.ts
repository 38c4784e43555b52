import { describe, expect, it } from 'vitest';
import { decideVoucherCancellation } from './voucher-cancellation.ts';
import { expiryOf } from '../base/expiry.ts';
import { decideExtension } from './extension.ts';
import { decideGift, nextGiftLook } from './gift.ts';
import { decideRedemption } from './redeeming.ts';
import { formatVoucherCode, readVoucherCode, voucherCodeKey } from './voucher-code.ts';
import { voucherExpiry } from './voucher-expiry.ts';
import { voucherStatus } from './voucher-status.ts';
import { decideWorth } from './voucher-worth.ts';

const timezone = 'Europe/Brussels';
const now = '2026-07-01T08:00:00.000Z';
const DAY = 86_400;

describe('the expiry of a voucher', () => {
  it.each([
    ['without end', now, null, null],
    // midnight in Brussels is 22:00 in summer, 23:00 in winter
    ['a day', now, DAY, '2026-07-02T22:00:00.000Z'],
    ['a year', now, 365 * DAY, '2027-07-01T22:00:00.000Z'],
    ['over the change to winter', '2026-10-24T10:00:00.000Z', DAY, '2026-10-25T23:00:00.000Z'],
    ['bought after midnight', '2026-06-30T22:30:00.000Z', DAY, '2026-07-02T22:00:00.000Z'],
    ['an hour', now, 3600, '2026-07-01T09:00:00.000Z'],
  ])('%s', (_, sold_at, duration, expected) => {
    expect(expiryOf(sold_at, { duration, timezone })).toBe(expected);
  });
});

describe('the expiry of a voucher for a bundle', () => {
  const bundle = (expires_at: string | null) => ({
    id: 1,
    capacity: 10,
    duration: DAY,
    expires_at,
  });
  it.each([
    [DAY, null, '2026-07-02T22:00:00.000Z'],
    [DAY, '2026-08-01T22:00:00.000Z', '2026-07-02T22:00:00.000Z'],
    [DAY, '2026-07-01T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
    [null, '2026-08-01T22:00:00.000Z', '2026-08-01T22:00:00.000Z'],
    [null, null, null],
  ])('%s seconds, a bundle until %s: %s', (duration, last, expected) => {
    expect(voucherExpiry(now, { duration, bundle: bundle(last), timezone })).toBe(expected);
  });

  it('has one worth', () => {
    expect(decideWorth({ amount: 1, bundle: null }).ok).toBe(true);
    expect(decideWorth({ amount: null, bundle: 'a' }).ok).toBe(true);
    expect(decideWorth({ amount: 1, bundle: 'a' }).ok).toBe(false);
    expect(decideWorth({ amount: null, bundle: null }).ok).toBe(false);
  });
});

describe('the status of a sold voucher', () => {
  const voucher = {
    total_amount: 5000,
    paid_amount: 5000,
    expires_at: null,
    redeemed_at: null,
    cancelled_at: null,
  };
  it.each([
    ['VALID', {}],
    ['VALID', { expires_at: '2026-07-01T08:00:00.001Z' }],
    ['EXPIRED', { expires_at: now }],
    ['REDEEMED', { redeemed_at: '2026-06-01T08:00:00.000Z' }],
    ['EXPIRED', { redeemed_at: '2026-06-01T08:00:00.000Z', expires_at: now }],
    ['UNPAID', { paid_amount: 4999, expires_at: now, redeemed_at: now }],
    ['CANCELLED', { paid_amount: 0, cancelled_at: now }],
    ['VALID', { total_amount: 0, paid_amount: 0 }],
  ])('is %s with %o', (expected, changes) => {
    expect(voucherStatus({ ...voucher, ...changes }, now)).toBe(expected);
  });
});

describe('redeeming a voucher', () => {
  const voucher = { total_amount: 5000, paid_amount: 5000, expires_at: null };
  const fresh = { ...voucher, redeemed_at: null, cancelled_at: null };
  it.each([
    [{ paid_amount: 4999, expires_at: now, redeemed_at: now }, 'VOUCHER_UNPAID'],
    [{ expires_at: now, redeemed_at: now }, 'VOUCHER_EXPIRED'],
    [{ redeemed_at: now }, 'VOUCHER_REDEEMED'],
    [{ cancelled_at: now, paid_amount: 0 }, 'VOUCHER_CANCELLED'],
  ])('%o is refused: %s', (changes, code) => {
    expect(decideRedemption({ ...fresh, ...changes }, now)).toMatchObject({ refused: code });
  });

  it('is permitted for a paid voucher, not for an expired or redeemed one', () => {
    expect(decideRedemption(fresh, now)).toEqual({ ok: true, value: fresh });
  });
});

describe('cancelling a sold voucher', () => {
  it.each([
    [{ redeemed_at: null, cancelled_at: now }, 'x', 'VOUCHER_ALREADY_CANCELLED'],
    [{ redeemed_at: now, cancelled_at: null }, 'x', 'VOUCHER_REDEEMED'],
    [{ redeemed_at: null, cancelled_at: null }, '  ', 'CANCELLATION_MESSAGE_REQUIRED'],
  ])('%o with "%s" is refused: %s', (voucher, message, code) => {
    expect(decideVoucherCancellation(voucher, message)).toMatchObject({ refused: code });
  });

  it('leaves nothing due', () => {
    const voucher = { redeemed_at: null, cancelled_at: null };
    expect(decideVoucherCancellation(voucher, ' Erreur ')).toEqual({
      ok: true,
      value: { message: 'Erreur', due_amount: 0 },
    });
  });
});

describe('the code of a voucher', () => {
  it('is written in groups of four, and is read however it is typed', () => {
    expect(formatVoucherCode('ABCDEFGH2345', 'lost')).toBe('ABCD-EFGH-2345');
    expect(formatVoucherCode('', 'lost')).toBe('lost');
    expect(readVoucherCode(' abcd-efgh 2345')).toBe('ABCDEFGH2345');
  });

  it.each([
    ['ABCD–EFGH—2345', 'ABCDEFGH2345'],
    ['abcd.efgh.2345', 'ABCDEFGH2345'],
    ['https://site.test/fr/redeem/ABCDEFGH2345', 'ABCDEFGH2345'],
    [' - ', ''],
  ])('reads %s', (typed, code) => {
    expect(readVoucherCode(typed)).toBe(code);
  });

  it.each([
    ['Q2LD', '0Z10'],
    ['Q2LD', 'OZID'],
    ['58BU', 'SB8V'],
  ])('finds %s when %s is typed', (written, typed) => {
    expect(voucherCodeKey(typed)).toBe(voucherCodeKey(written));
  });

  it('distinguishes characters that do not look alike', () => {
    const keys = '2345678ACEFHJKLMNPQRTUWXY'.split('').map(voucherCodeKey);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a voucher as a gift', () => {
  const voucher = { total_amount: 5000, paid_amount: 5000, expires_at: '2026-12-31T23:00:00.000Z' };
  const fresh = { ...voucher, redeemed_at: null, cancelled_at: null, gift_sent_at: null };
  it.each([
    [null, now],
    ['2026-07-01', now],
    // eight in the morning in Brussels, in summer and in winter
    ['2026-07-02', '2026-07-02T06:00:00.000Z'],
    ['2026-12-24', '2026-12-24T07:00:00.000Z'],
  ])('on %s is sent at %s', (day, gift_at) => {
    expect(decideGift(fresh, { day, now, timezone })).toEqual({ ok: true, value: { gift_at } });
  });

  it.each([
    [{}, '2026-06-30', 'GIFT_DAY_INVALID'],
    [{}, '2027-01-01', 'GIFT_DAY_INVALID'],
    [{ expires_at: null }, '2027-07-04', 'GIFT_DAY_INVALID'],
    [{ gift_sent_at: now }, null, 'GIFT_SENT'],
    [{ redeemed_at: now }, null, 'VOUCHER_REDEEMED'],
    [{ expires_at: now }, null, 'VOUCHER_EXPIRED'],
    [{ cancelled_at: now }, null, 'VOUCHER_CANCELLED'],
  ])('%o on %s is refused: %s', (changes, day, code) => {
    expect(decideGift({ ...fresh, ...changes }, { day, now, timezone })).toMatchObject({
      refused: code,
    });
  });

  it('is promised before payment', () => {
    const unpaid = { ...fresh, paid_amount: 0 };
    expect(decideGift(unpaid, { day: null, now, timezone }).ok).toBe(true);
  });

  it.each([
    ['2026-07-01T08:00:00.000Z', '2026-07-01T09:00:00.000Z'],
    ['2026-07-04T07:59:59.000Z', '2026-07-04T08:59:59.000Z'],
    ['2026-07-04T08:00:00.000Z', '2026-07-05T08:00:00.000Z'],
    ['2027-07-02T08:00:00.000Z', null],
  ])('unpaid at %s is checked again at %s', (at, next) => {
    expect(nextGiftLook(now, at)).toBe(next);
  });
});

describe('extending a sold voucher', () => {
  const soldVoucher = {
    expires_at: '2026-08-01T22:00:00.000Z',
    redeemed_at: null,
    cancelled_at: null,
  };
  it.each([
    [soldVoucher, '2026-09-01T22:00:00.000Z', null],
    [soldVoucher, null, null],
    [{ ...soldVoucher, expires_at: '2026-06-01T22:00:00.000Z' }, '2026-07-02T22:00:00.000Z', null],
    [
      { ...soldVoucher, expires_at: '2026-06-01T22:00:00.000Z' },
      '2026-06-30T22:00:00.000Z',
      'VOUCHER_NOT_EXTENDED',
    ],
    [soldVoucher, '2026-08-01T22:00:00.000Z', 'VOUCHER_NOT_EXTENDED'],
    [{ ...soldVoucher, expires_at: null }, '2026-09-01T22:00:00.000Z', 'VOUCHER_NOT_EXTENDED'],
    [{ ...soldVoucher, redeemed_at: now }, null, 'VOUCHER_REDEEMED'],
    [{ ...soldVoucher, cancelled_at: now }, null, 'VOUCHER_ALREADY_CANCELLED'],
  ])('%o until %s: %s', (voucher, expires_at, code) => {
    const decision = decideExtension(voucher, { expires_at, now });
    if (code === null) expect(decision).toEqual({ ok: true, value: { expires_at } });
    else expect(decision).toMatchObject({ refused: code });
  });
});
