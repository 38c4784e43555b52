import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceRegistration } from '../pricing/price-registration.ts';
import {
  areOptionsLocked,
  canAddDate,
  type ChangeRequest,
  decideChange,
  type RegistrationToChange,
} from './change.ts';

const now = '2026-07-08T08:00:00.000Z';
const start = (day: number) => `2026-07-${String(day).padStart(2, '0')}T07:00:00.000Z`;
const date = (id: number, status: 'OPEN' | 'CLOSED' | 'FULL' | 'OVERLAP' = 'OPEN') => ({
  id,
  start_at: start(id),
  status,
});
const OPTIONS = new Map([
  [20, 2_000],
  [30, 3_000],
]);

const optionsOf = (price_ids: readonly number[], price = 10_000) =>
  priceRegistration({
    price,
    deposit: 3e3,
    quantity: 1,
    adjustments: [],
    options: price_ids.map((price_id) => ({
      option_id: price_id / 10,
      price_id,
      price: {
        id: price_id,
        label: `Option ${price_id}`,
        amount: OPTIONS.get(price_id) ?? 0,
        percentage: null,
      },
    })),
  });

const registration = (changes: Partial<RegistrationToChange> = {}): RegistrationToChange => ({
  cancelled: false,
  total_amount: 12e3,
  deposit_amount: 3e3,
  paid_amount: 0,
  date_ids: [13, 14],
  off_date_ids: [],
  options: [
    {
      price_id: 20,
      amount: 2e3,
    },
  ],
  availability: {
    closed: false,
    end_at: start(20),
    dates: [date(13), date(14), date(15), date(16, 'CLOSED'), date(17, 'FULL')],
  },
  ...changes,
});

const request = (
  changes: Partial<ChangeRequest> & { price_ids?: readonly number[] } = {},
): ChangeRequest => {
  const { price_ids = [20], ...others } = changes;
  return {
    date_ids: [13, 14],
    current: optionsOf([20]),
    next: optionsOf(price_ids),
    automatic_price: true,
    now,
    ...others,
  };
};

const startedRegistration = registration({
  date_ids: [7, 13],
  availability: { closed: false, end_at: start(20), dates: [date(6), date(7), date(13), date(14)] },
});

describe('decideChange', () => {
  it.each([
    [
      'changes nothing',
      {},
      {},
      {
        added_date_ids: [],
        freed_date_ids: [],
        total_amount: 12_000,
        deposit_amount: 3_000,
        credit_amount: 0,
      },
    ],
    [
      'exchanges a date at the same price',
      {},
      { date_ids: [14, 15] },
      { added_date_ids: [15], freed_date_ids: [13], total_amount: 12_000 },
    ],
    [
      'leaves a date at the same price',
      { paid_amount: 12_000 },
      { date_ids: [14] },
      { freed_date_ids: [13], credit_amount: 0 },
    ],
    [
      'asks for a full date, whose places are counted elsewhere',
      {},
      { date_ids: [13, 14, 17] },
      { added_date_ids: [17] },
    ],
    ['adds an option', {}, { price_ids: [20, 30] }, { total_amount: 15_000 }],
    [
      'leaves a paid option',
      { paid_amount: 12_000 },
      { price_ids: [] },
      { total_amount: 10_000, credit_amount: 2_000 },
    ],
    [
      'leaves an option that was not paid',
      { paid_amount: 4_000 },
      { price_ids: [] },
      { total_amount: 10_000, credit_amount: 0 },
    ],
    [
      'names a date twice',
      {},
      { date_ids: [13, 13] },
      { added_date_ids: [], freed_date_ids: [14] },
    ],
    [
      'keeps an agreed price and adds today’s option to it',
      { total_amount: 8_000 },
      { price_ids: [20, 30], automatic_price: false },
      { total_amount: 11_000 },
    ],
    [
      'takes off the charged price of an option, not today’s',
      { total_amount: 11_500, options: [{ price_id: 20, amount: 1_500 }] },
      { price_ids: [], automatic_price: false },
      { total_amount: 10_000 },
    ],
    [
      'never goes below nothing',
      { total_amount: 500, deposit_amount: 400 },
      { price_ids: [], automatic_price: false },
      { total_amount: 0 },
    ],
  ] satisfies [string, Partial<RegistrationToChange>, Parameters<typeof request>[0], object][])(
    '%s',
    (_case, changes, wish, follows) => {
      expect(decideChange(registration(changes), request(wish))).toMatchObject({
        ok: true,
        value: follows,
      });
    },
  );

  it('keeps a date that was called off: leaving it out gives nothing back', () => {
    const off = registration({ off_date_ids: [14] });
    expect(decideChange(off, request({ date_ids: [13] }))).toMatchObject({
      value: { added_date_ids: [], freed_date_ids: [] },
    });
  });

  it('keeps dates that have started, and refuses to remove or add them', () => {
    expect(decideChange(startedRegistration, request({ date_ids: [14] }))).toMatchObject({
      value: { added_date_ids: [14], freed_date_ids: [13] },
    });
    expect(decideChange(startedRegistration, request({ date_ids: [] }))).toMatchObject({
      value: { freed_date_ids: [13] },
    });
    expect(decideChange(startedRegistration, request({ date_ids: [6, 13] }))).toMatchObject({
      fields: { 'availability_dates.6': 'DATE_NOT_BOOKABLE' },
    });
  });

  it.each([
    ['twice', { cancelled: true }, {}, 'REGISTRATION_ALREADY_CANCELLED'],
    [
      'an availability that is over',
      { availability: { closed: false, end_at: now, dates: [date(13)] } },
      {},
      'REGISTRATION_OVER',
    ],
    ['no date at all', {}, { date_ids: [] }, 'AVAILABILITY_DATES_REQUIRED'],
    ['a closed date', {}, { date_ids: [13, 16] }, 'DATE_NOT_BOOKABLE'],
    ['a stranger', {}, { date_ids: [13, 99] }, 'DATE_NOT_BOOKABLE'],
    [
      'a date of a closed availability',
      { availability: { closed: true, end_at: start(20), dates: [date(13), date(14), date(15)] } },
      { date_ids: [15] },
      'DATE_NOT_BOOKABLE',
    ],
    [
      'a price that was not shown',
      { total_amount: 8_000 },
      { price_ids: [20, 30] },
      'REGISTRATION_PRICE_CHANGED',
    ],
  ] satisfies [string, Partial<RegistrationToChange>, Parameters<typeof request>[0], string][])(
    'refuses %s',
    (_case, changes, wish, refused) => {
      expect(decideChange(registration(changes), request(wish))).toMatchObject({
        ok: false,
        refused,
      });
    },
  );

  it('keeps the options unchanged once a date has started', () => {
    expect(areOptionsLocked(startedRegistration, now)).toBe(true);
    expect(
      decideChange(startedRegistration, request({ date_ids: [13], price_ids: [30] })),
    ).toMatchObject({
      refused: 'OPTIONS_LOCKED',
    });
    expect(
      decideChange(startedRegistration, request({ date_ids: [13], price_ids: [] })),
    ).toMatchObject({
      refused: 'OPTIONS_LOCKED',
    });
    expect(decideChange(startedRegistration, request({ date_ids: [13] }))).toMatchObject({
      ok: true,
    });
    expect(areOptionsLocked(registration(), now)).toBe(false);
  });

  it('can add only dates that are open and in the future', () => {
    expect(
      [date(15), date(16, 'CLOSED'), date(17, 'FULL'), date(18, 'OVERLAP'), date(7)].map((one) =>
        canAddDate(one, { closed: false, now }),
      ),
    ).toEqual([true, false, true, true, false]);
  });

  it('always adds up, and gives back no more than was paid', () => {
    const chosenOptions = fc.subarray([...OPTIONS.keys()]);
    const facts = fc.record({
      held: chosenOptions,
      wanted: chosenOptions,
      total: fc.nat(30_000),
      paid: fc.nat(30_000),
      charged: fc.nat(4_000),
    });
    fc.assert(
      fc.property(facts, ({ held, wanted, total, paid, charged }) => {
        const registered = registration({
          total_amount: total,
          deposit_amount: Math.min(3e3, total),
          paid_amount: Math.min(paid, total),
          options: held.map((price_id) => ({
            price_id,
            amount: charged,
          })),
        });
        const decision = decideChange(
          registered,
          request({ current: optionsOf(held), price_ids: wanted, automatic_price: false }),
        );
        if (!decision.ok) throw new Error(decision.refused);
        const { price, total_amount, deposit_amount, credit_amount } = decision.value;
        expect(price.base_price + price.options_total).toBe(total_amount);
        expect(deposit_amount).toBeLessThanOrEqual(total_amount);
        expect(registered.paid_amount - credit_amount).toBeLessThanOrEqual(total_amount);
        expect(credit_amount).toBeLessThanOrEqual(registered.paid_amount);
      }),
    );
  });
});
