import { casesOf } from '@ribambelle/testing/reading/cases.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inEachLanguage } from '../base/languages.ts';
import { couponEffect } from '../coupons/coupon-effect.ts';
import type { Discount } from '../discounts/discount.ts';
import { chargedPrice } from '../pricing/charged-price.ts';
import { priceRegistration } from '../pricing/price-registration.ts';
import { FOR_ALL } from '../segments/segment-scope.ts';
import { adjustmentsOf } from '../pricing/reductions.ts';
import { checkoutTotals } from './totals.ts';

const NOW = '2026-01-20T12:00:00.000Z';
const label = inEachLanguage(() => 'why');
const ACTIVITY = 1;

const points = (word: string) => Math.round(Number(word.replace('%', '')) * 100);
const worthOf = (word: string) =>
  word.endsWith('%')
    ? { amount: null, percentage: points(word) }
    : { amount: Number(word), percentage: null };
const wordsOf = (cell: string) => (cell === '–' ? [] : cell.split(' '));

interface Given {
  readonly member: string;
  readonly discounts: readonly Discount[];
}

function priceOf(spec: string, { member, discounts }: Given) {
  const [first = '', ...rest] = spec.split(' ');
  const [price = 0, quantity = 1] = first.split('x').map(Number);
  const options = rest
    .filter((word) => /^[+-]/.test(word))
    .map((word, index) => ({
      option_id: index,
      price_id: index,
      price: { id: index, label: word, ...worthOf(word.replace('+', '')) },
    }));
  const deposit = Number(rest.find((word) => word.startsWith('d'))?.slice(1) ?? 0);
  const paid = rest.includes('pack');
  const worth = worthOf(member);
  const pays =
    member === '–'
      ? null
      : { label, member_price: worth.amount, member_percentage: worth.percentage };
  const of = { price, quantity, paid, member: pays, discounts };
  const adjustments = adjustmentsOf(of);
  return priceRegistration({ price, deposit, quantity, options, adjustments });
}

function cartOf(cells: readonly string[]) {
  const [items = '', member = '–', discounts = '–', coupon = '–', wallet = '0', fee = '0'] = cells;
  const example = {
    member,
    discounts: wordsOf(discounts).map((word) => ({
      label,
      activity_ids: [],
      scope: FOR_ALL,
      ...worthOf(word),
    })),
  };
  const prices = items.split(', ').map((spec) => priceOf(spec, example));
  const quotes = prices.map(({ total_price: price }) => ({
    type: 'REGISTRATION',
    price,
    activity_id: ACTIVITY,
    availability_id: null,
    participant_id: null,
  }));
  const times = { starts_at: null, ends_at: null, active: true };
  const always = { min_total_amount: 0, activity_ids: [], scope: FOR_ALL, ...times };
  const off =
    coupon === '–'
      ? quotes.map(() => 0)
      : couponEffect({ ...always, ...worthOf(coupon) }, { items: quotes, now: NOW }).discounts;
  const charged = prices.map((price, index) => chargedPrice(price, off[index] ?? 0));
  const [fixed = '0', share = '0%'] = `${fee}+0%`.split('+');
  const totals = checkoutTotals(
    {
      items: prices.map((price, index) => ({
        price: price.total_price,
        deposit: price.total_deposit,
        discount: off[index] ?? 0,
        expires_at: '2026-01-20T13:00:00.000Z',
      })),
      wallet_amount: Number(wallet),
      service_fees: { amount: Number(fixed), percentage: points(share) },
    },
    NOW,
  );
  return { charged, totals };
}

it('reads at least forty carts', () => {
  expect(casesOf('prices', 'Worked carts').length).toBeGreaterThanOrEqual(40);
});

it.each(casesOf('prices', 'Worked carts'))(
  '%s, members %s, discounts %s, coupon %s, wallet %s, fee %s',
  (...cells) => {
    const [each, deposits, total, payable] = cells.slice(6);
    const { charged, totals } = cartOf(cells);
    expect({
      each: charged.map((one) => one.total_price).join(' '),
      deposits: charged.map((one) => one.total_deposit).join(' '),
      total: String(totals.total),
      payable: String(totals.payable),
    }).toEqual({ each, deposits, total, payable });
  },
);

it('costs the same in any order of items and discounts; nothing is below 0, no deposit above its price', () => {
  const price = fc.integer({ min: 0, max: 30_000 });
  const places = fc.integer({ min: 1, max: 3 });
  const percent = fc.integer({ min: 1, max: 10_000 }).map((basis) => `${basis / 100}%`);
  const item = fc
    .tuple(price, places, price, fc.boolean(), fc.option(percent))
    .map(([amount, count, deposit, pack, option]) =>
      [`${amount}x${count}`, `d${deposit}`, pack ? 'pack' : '', option === null ? '' : `+${option}`]
        .filter(Boolean)
        .join(' '),
    );
  const worth = fc.oneof(
    percent,
    price.filter((amount) => amount > 0).map((amount) => String(amount)),
  );
  const cart = fc.record({
    items: fc.array(item, { minLength: 1, maxLength: 5 }),
    discounts: fc.array(worth, { maxLength: 3 }),
    member: fc.option(worth),
    coupon: fc.option(worth),
  });
  const sumOf = (
    example: { items: string[]; discounts: string[] } & Record<'member' | 'coupon', string | null>,
  ) => {
    const { charged, totals } = cartOf([
      example.items.join(', '),
      example.member ?? '–',
      example.discounts.length === 0 ? '–' : example.discounts.join(' '),
      example.coupon ?? '–',
    ]);
    for (const one of charged) {
      expect(one.total_price).toBeGreaterThanOrEqual(0);
      expect(one.total_deposit).toBeLessThanOrEqual(one.total_price);
      expect(Number.isSafeInteger(one.total_price)).toBe(true);
    }
    expect(charged.reduce((sum, one) => sum + one.total_price, 0)).toBe(totals.total);
    return totals.total;
  };
  fc.assert(
    fc.property(cart, (example) => {
      const turned = {
        ...example,
        items: example.items.toReversed(),
        discounts: example.discounts.toReversed(),
      };
      expect(sumOf(turned)).toBe(sumOf(example));
    }),
  );
});
