import { describe, expect, it } from 'vitest';
import type { CartItem } from './cart-items.ts';
import { cartTotals, sortedItems, unexpiredItems } from './cart-items.ts';
import { extendHold, holdAgain, holdForPayment, holdUntil, isLive } from './hold.ts';

const now = '2026-07-01T08:00:00.000Z';
const later = '2026-07-01T08:10:00.000Z';
const item = (id: number, changes: Partial<CartItem> = {}): CartItem => ({
  id,
  type: 'REGISTRATION',
  price: 1_000,
  deposit: 0,
  expires_at: later,
  ...changes,
});
const starting = (day: number) => ({ availability: { start_at: `2026-07-${day}T07:00:00.000Z` } });

describe('a hold', () => {
  it('lasts the cart time, or longer than the payment page', () => {
    expect(holdUntil(now, 15)).toBe('2026-07-01T08:15:00.000Z');
    expect(holdForPayment(later)).toBe('2026-07-01T08:20:00.000Z');
  });

  it.each([
    [later, true],
    [now, false],
    ['2026-07-01T07:59:59.999Z', false],
    ['2026-07-01T08:00:00.001Z', true],
    [null, true],
  ])('until %s is live: %s', (expires_at, expected) => {
    expect(isLive({ expires_at }, now)).toBe(expected);
  });

  it.each([
    ['just added', '2026-07-01T08:00:00.000Z', '2026-07-01T08:15:00.000Z'],
    ['near its end', '2026-07-01T05:10:00.000Z', '2026-07-01T08:10:00.000Z'],
    ['held long enough', '2026-07-01T05:00:00.000Z', now],
    ['held too long', '2026-07-01T04:00:00.000Z', '2026-07-01T07:00:00.000Z'],
  ])(
    'renewed for an item that was %s, ends within three hours of when it was added',
    (_, added_at, end) => {
      expect(holdAgain({ added_at }, { now, cart_minutes: 15 })).toBe(end);
    },
  );

  it('is extended once, while it is live', () => {
    const at = { now, cart_minutes: 15 };
    expect(extendHold({ expires_at: later, extended: false }, at)).toEqual({
      ok: true,
      value: '2026-07-01T08:15:00.000Z',
    });
    expect(extendHold({ expires_at: later, extended: true }, at)).toMatchObject({
      refused: 'HOLD_ALREADY_EXTENDED',
    });
    expect(extendHold({ expires_at: now, extended: false }, at)).toMatchObject({
      refused: 'CART_ITEM_EXPIRED',
    });
  });
});

describe('cart items', () => {
  it('are sorted with other things first, then registrations by start', () => {
    const items = [
      item(1, starting(20)),
      item(2, { type: 'VOUCHER' }),
      item(3, starting(10)),
      item(4, { type: 'BUNDLE' }),
      item(5),
    ];
    expect(sortedItems(items).map((one) => one.id)).toEqual([2, 4, 3, 1, 5]);
  });

  it('count only while they are live', () => {
    const items = [
      item(1, { deposit: 300 }),
      item(2, { expires_at: now, price: 9_999, deposit: 9_999 }),
      item(3, { price: 500, expires_at: null }),
    ];
    expect(unexpiredItems(items, now).map((one) => one.id)).toEqual([1, 3]);
    expect(cartTotals(items, now)).toEqual({
      count: 2,
      price: 1_500,
      deposit: 300,
      show_deposit: true,
      expires_at: later,
    });
  });

  it('of an empty cart add up to zero', () => {
    expect(cartTotals([item(1, { expires_at: now, deposit: 5 })], now)).toEqual({
      count: 0,
      price: 0,
      deposit: 0,
      show_deposit: false,
      expires_at: null,
    });
  });
});
