import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CancellationRequest, RegistrationToCancel } from './cancellation.ts';
import { decideCancellation } from './cancellation.ts';

const now = '2026-07-08T08:00:00.000Z';
const dates = (...days: number[]) =>
  days.map((day) => ({
    id: day,
    start_at: `2026-07-${String(day).padStart(2, '0')}T07:00:00.000Z`,
    counts_from: `2026-07-${String(day).padStart(2, '0')}T07:00:00.000Z`,
    takes_place: true,
    settled: false,
  }));
/** The same, called off; settled once a reduction was decided. */
const off = (settled: boolean, ...days: number[]) =>
  dates(...days).map((date) => ({ ...date, takes_place: false, settled }));
const registration = (changes: Partial<RegistrationToCancel> = {}): RegistrationToCancel => ({
  cancelled: false,
  end_at: '2026-07-15T14:00:00.000Z',
  dates: dates(13, 14, 15),
  bundle_id: null,
  bundle_cancelled: false,
  total_amount: 10_000,
  paid_amount: 0,
  change_fee_total: 0,
  counts_from: null,
  policy: null,
  zone: 'Europe/Brussels',
  ...changes,
});
const request = (changes: Partial<CancellationRequest> = {}): CancellationRequest => ({
  type: 'CUSTOMER',
  message: ' Malade ',
  now,
  ...changes,
});

describe('decideCancellation', () => {
  it.each([
    [
      'nothing paid',
      {},
      {},
      {
        freed_date_ids: [13, 14, 15],
        due_amount: 0,
        outstanding_amount: 0,
        refundable_amount: 0,
        bundle_place_returned: false,
      },
    ],
    ['partly paid', { paid_amount: 4_000 }, {}, { due_amount: 0, refundable_amount: 4_000 }],
    [
      'from a bundle',
      { bundle_id: 7, total_amount: 0 },
      {},
      { bundle_place_returned: true, refundable_amount: 0 },
    ],
    [
      'one of three dates started',
      { dates: dates(7, 13, 14), paid_amount: 5_000 },
      {},
      { freed_date_ids: [13, 14], due_amount: 3_334, refundable_amount: 1_666 },
    ],
    [
      'one of three dates started, nothing paid',
      { dates: dates(7, 13, 14) },
      {},
      { due_amount: 3_334, outstanding_amount: 3_334, refundable_amount: 0 },
    ],
    [
      'from a bundle, started',
      { dates: dates(7, 13), bundle_id: 7 },
      {},
      { bundle_place_returned: false },
    ],
    [
      'by the organiser, started',
      { dates: dates(7, 13), paid_amount: 10_000, bundle_id: 7 },
      { type: 'ORGANISER' },
      {
        freed_date_ids: [13],
        due_amount: 0,
        refundable_amount: 10_000,
        bundle_place_returned: true,
      },
    ],
    [
      'because too few came',
      { paid_amount: 10_000 },
      { type: 'AUTOMATIC_INSUFFICIENT_PARTICIPANTS', message: '' },
      { due_amount: 0, refundable_amount: 10_000 },
    ],
    ['every date started', { dates: dates(6, 7) }, {}, { freed_date_ids: [], due_amount: 10_000 }],
  ] satisfies [string, Partial<RegistrationToCancel>, Partial<CancellationRequest>, object][])(
    '%s',
    (_case, facts, changes, expected) => {
      expect(decideCancellation(registration(facts), request(changes))).toMatchObject({
        ok: true,
        value: expected,
      });
    },
  );

  it('records the author, reason and time', () => {
    const decision = decideCancellation(registration(), request());
    expect(decision.ok && decision.value.cancellation).toEqual({
      type: 'CUSTOMER',
      message: 'Malade',
      created_at: now,
    });
  });

  it('refuses a customer after the end, and allows everybody else', () => {
    const over = registration({ end_at: now });
    expect(decideCancellation(over, request())).toMatchObject({ refused: 'REGISTRATION_OVER' });
    expect(decideCancellation(over, request({ type: 'ORGANISER' }))).toMatchObject({ ok: true });
  });

  it('refuses a second cancellation, and one without a reason', () => {
    expect(decideCancellation(registration({ cancelled: true }), request())).toMatchObject({
      refused: 'REGISTRATION_ALREADY_CANCELLED',
    });
    expect(decideCancellation(registration(), request({ message: '  ' }))).toMatchObject({
      refused: 'CANCELLATION_MESSAGE_REQUIRED',
      fields: { message: 'CANCELLATION_MESSAGE_REQUIRED' },
    });
  });

  describe('by a policy', () => {
    const policy = {
      steps: [
        { until_days: 14, fee_percentage: 0, fee_amount: 0 },
        { until_days: 3, fee_percentage: 2_000, fee_amount: 0 },
      ],
      money_to: 'ORIGIN' as const,
    };
    const open = {
      ...policy,
      steps: [...policy.steps, { until_days: null, fee_percentage: 10_000, fee_amount: 0 }],
    };
    it.each([
      ['in time', { dates: dates(22, 23) }, {}, { fee_amount: 0, due_amount: 0 }],
      ['later', { paid_amount: 10_000 }, {}, { fee_amount: 2_000, refundable_amount: 8_000 }],
      ['unpaid', {}, {}, { due_amount: 2_000, outstanding_amount: 2_000 }],
      ['paid less than the fee', { paid_amount: 500 }, {}, { outstanding_amount: 1_500 }],
      ['free', { total_amount: 0 }, {}, { fee_amount: 0, due_amount: 0 }],
      [
        'begun: a fee for the rest alone',
        { policy: open, dates: dates(7, 13, 14, 15), paid_amount: 10_000 },
        {},
        { started_amount: 2_500, fee_amount: 7_500, refundable_amount: 0 },
      ],
      [
        'the first date that takes place counts, not one that was called off',
        { dates: [...off(true, 7), ...dates(13, 14)], paid_amount: 10_000 },
        {},
        { started_amount: 0, fee_amount: 2_000, refundable_amount: 8_000 },
      ],
      [
        'a date called off before its reduction is decided comes back whole',
        { dates: [...off(false, 7), ...dates(13, 14, 15)], paid_amount: 10_000 },
        {},
        { started_amount: 0, fee_amount: 1_500, refundable_amount: 8_500 },
      ],
      [
        'fees of earlier changes stay due, and bear none themselves',
        { total_amount: 11_000, change_fee_total: 1_000, paid_amount: 11_000 },
        {},
        { fee_amount: 2_000, due_amount: 3_000, refundable_amount: 8_000 },
      ],
      [
        'fees above a total that staff lowered are the total',
        { total_amount: 500, change_fee_total: 1_000 },
        {},
        { fee_amount: 0, due_amount: 500 },
      ],
      [
        'by the organiser, not even the fees of earlier changes stay due',
        { total_amount: 11_000, change_fee_total: 1_000 },
        { type: 'ORGANISER' },
        { fee_amount: 0, due_amount: 0 },
      ],
      [
        'a day given up too late still counts, although what is left is far ahead',
        { dates: dates(28), counts_from: dates(12)[0]?.start_at ?? null },
        {},
        { fee_amount: 2_000 },
      ],
      [
        'a day taken in exchange counts from the one that was given up',
        {
          dates: dates(28).map((date) => ({ ...date, counts_from: '2026-07-12T07:00:00.000Z' })),
        },
        {},
        { fee_amount: 2_000 },
      ],
      [
        'a settled date has no share of what took place',
        { policy: open, dates: [...off(true, 6), ...dates(7, 13)], paid_amount: 10_000 },
        {},
        { started_amount: 5_000, fee_amount: 5_000 },
      ],
      [
        'nothing takes place: nothing is due, whatever the policy',
        { policy: { ...policy, steps: [] }, dates: off(false, 7, 13), paid_amount: 10_000 },
        {},
        { due_amount: 0, fee_amount: 0, refundable_amount: 10_000 },
      ],
      [
        'a place of a bundle of which only a date that was called off is past',
        { bundle_id: 7, total_amount: 0, dates: [...off(true, 7), ...dates(13)] },
        {},
        { bundle_place_returned: true },
      ],
      [
        'a place of a bundle that was given up, and charged for it',
        { bundle_id: 7, bundle_cancelled: true, total_amount: 0, dates: dates(28) },
        {},
        { bundle_place_returned: false },
      ],
      [
        'a place of a bundle for a part of the price',
        { bundle_id: 7, total_amount: 0 },
        {},
        { bundle_place_returned: true },
      ],
      [
        'a place of a bundle for the whole price',
        { bundle_id: 7, total_amount: 0, policy: { ...open, steps: open.steps.slice(2) } },
        {},
        { bundle_place_returned: false },
      ],
      [
        'by the organiser, without a fee',
        { dates: dates(9), paid_amount: 10_000 },
        { type: 'ORGANISER' },
        { fee_amount: 0, refundable_amount: 10_000 },
      ],
    ] satisfies [string, Partial<RegistrationToCancel>, Partial<CancellationRequest>, object][])(
      '%s',
      (_case, facts, changes, expected) => {
        const decision = decideCancellation(registration({ policy, ...facts }), request(changes));
        expect(decision).toMatchObject({ ok: true, value: expected });
      },
    );

    it('refuses a family past the last day, once it has begun, and always without a step', () => {
      for (const facts of [
        { dates: dates(10, 11) },
        { dates: dates(7, 13) },
        { dates: dates(30), policy: { ...policy, steps: [] } },
      ])
        expect(decideCancellation(registration({ policy, ...facts }), request())).toMatchObject({
          refused: 'CANCELLATION_NOT_ALLOWED',
        });
    });
  });

  it('accounts for the amount paid', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(days, fc.nat(50_000), fc.nat(50_000), (facts, total_amount, paid_amount) => {
        const decision = decideCancellation(
          registration({ dates: dates(...facts), total_amount, paid_amount }),
          request(),
        );
        if (!decision.ok) throw new Error(decision.refused);
        const { due_amount, outstanding_amount, refundable_amount } = decision.value;
        expect(due_amount + refundable_amount).toBe(paid_amount + outstanding_amount);
        expect(due_amount).toBeLessThanOrEqual(total_amount);
      }),
    );
  });
});
