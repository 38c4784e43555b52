import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CancellationRequest, RegistrationToCancel } from './cancellation.ts';
import { decideCancellation } from './cancellation.ts';

const now = '2026-07-08T08:00:00.000Z';
const dates = (...days: number[]) =>
  days.map((day) => ({
    id: day,
    start_at: `2026-07-${String(day).padStart(2, '0')}T07:00:00.000Z`,
  }));
const registration = (changes: Partial<RegistrationToCancel> = {}): RegistrationToCancel => ({
  cancelled: false,
  end_at: '2026-07-15T14:00:00.000Z',
  dates: dates(13, 14, 15),
  bundle_id: null,
  total_amount: 10_000,
  paid_amount: 0,
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
