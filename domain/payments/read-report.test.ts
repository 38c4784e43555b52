import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PaymentState, receivedState } from './payment-states.ts';
import {
  type BookedDispute,
  type BookedPayment,
  type BookedRefund,
  type ProviderReport,
  type ReportedDispute,
  type ReportedRefund,
} from './provider-report.ts';
import { readReport, type Step } from './read-report.ts';

const AMOUNT = 5_000;
const payment = (state: PaymentState, more: Partial<BookedPayment> = {}): BookedPayment => ({
  state,
  amount: AMOUNT,
  currency: 'EUR',
  on_its_way: false,
  provider_reference: 'tr_1',
  refunds: [],
  disputes: [],
  ...more,
});
const report = (
  state: ProviderReport['state'],
  more: Partial<ProviderReport> = {},
): ProviderReport => ({
  provider_reference: 'tr_1',
  state,
  on_its_way: false,
  method: null,
  amount: AMOUNT,
  currency: 'EUR',
  refunds: [],
  disputes: [],
  ...more,
});
const booked = (state: BookedRefund['state'], more: Partial<BookedRefund> = {}): BookedRefund => ({
  cuid: 'ours',
  provider_reference: state === 'PENDING' ? null : 're_1',
  amount: 2_000,
  state,
  ...more,
});
const refund = (
  state: ReportedRefund['state'],
  more: Partial<ReportedRefund> = {},
): ReportedRefund => ({ reference: 're_1', refund_cuid: 'ours', amount: 2_000, state, ...more });
const disputed = (state: BookedDispute['state']): BookedDispute => ({
  provider_reference: 'dp_1',
  amount: AMOUNT,
  state,
});
const dispute = (
  state: ReportedDispute['state'],
  more: Partial<ReportedDispute> = {},
): ReportedDispute => ({ reference: 'dp_1', amount: AMOUNT, state, ...more });

describe('the payment itself', () => {
  it.each([
    ['PENDING', 'PAID', false],
    ['PENDING', 'REFUSED', false],
    ['PENDING', 'ABANDONED', false],
    ['PENDING', 'EXPIRED', false],
    ['PENDING', 'CANCELLED', false],
    ['REFUSED', 'PAID', true],
    ['EXPIRED', 'PAID', true],
    ['ABANDONED', 'PAID', true],
    ['CANCELLED', 'PAID', true],
  ] as const)('%s, then %s: it moves', (from, to, late) => {
    expect(readReport(payment(from), report(to)).steps).toEqual([
      { kind: 'MOVED', from, to, late },
    ]);
  });

  it.each([
    ['PENDING', report('PENDING'), 'REPEATED'],
    ['PAID', report('PAID'), 'REPEATED'],
    ['REFUNDED', report('PAID'), 'REPEATED'],
    ['REFUSED', report('REFUSED'), 'REPEATED'],
    ['PAID', report('REFUSED'), 'OUT_OF_ORDER'],
    ['PAID', report('PENDING'), 'OUT_OF_ORDER'],
    ['REFUSED', report('EXPIRED'), 'OUT_OF_ORDER'],
    ['PENDING', report('PAID', { amount: 4_999 }), 'AMBIGUOUS'],
    ['PENDING', report('PAID', { currency: 'USD' }), 'AMBIGUOUS'],
    ['PENDING', report('PAID', { provider_reference: 'tr_2' }), 'AMBIGUOUS'],
    ['PENDING', report('PENDING', { refunds: [refund('DONE')] }), 'OUT_OF_ORDER'],
    ['EXPIRED', report('EXPIRED', { disputes: [dispute('OPEN')] }), 'OUT_OF_ORDER'],
  ] as const)('%s, then %j: nothing changes, %s', (state, reported, why) => {
    expect(readReport(payment(state), reported)).toEqual({ steps: [], why });
  });

  it('accepts a report that arrives before our own record of the reference', () => {
    const { steps } = readReport(payment('PENDING', { provider_reference: null }), report('PAID'));
    expect(steps).toEqual([{ kind: 'MOVED', from: 'PENDING', to: 'PAID', late: false }]);
  });

  it('is paid and refunded in one report, when every message before it was lost', () => {
    const made = refund('DONE', { refund_cuid: null });
    expect(readReport(payment('PENDING'), report('PAID', { refunds: [made] })).steps).toEqual([
      { kind: 'MOVED', from: 'PENDING', to: 'PAID', late: false },
      { kind: 'REFUND_MADE', refund: made },
    ]);
  });
});

describe('a refund', () => {
  const after = (ours: readonly BookedRefund[], ...refunds: readonly ReportedRefund[]) =>
    readReport(payment('PARTIALLY_REFUNDED', { refunds: ours }), report('PAID', { refunds }));

  it.each([
    ['PENDING', 'SENT'],
    ['PENDING', 'DONE'],
    ['SENT', 'DONE'],
  ] as const)('of ours that is %s moves to %s', (from, to) => {
    expect(after([booked(from)], refund(to)).steps).toEqual([
      { kind: 'REFUND_MOVED', cuid: 'ours', from, to, reference: 're_1' },
    ]);
  });

  it.each(['PENDING', 'SENT', 'DONE'] as const)(
    'of ours that is %s can fail, also days after it was accepted',
    (from) => {
      expect(after([booked(from)], refund('FAILED')).steps).toEqual([
        { kind: 'REFUND_FAILED', cuid: 'ours', from },
      ]);
    },
  );

  it('made on the provider’s own pages is booked once, told apart from ours of the same amount', () => {
    const other = refund('DONE', { reference: 're_2', refund_cuid: null });
    expect(after([booked('SENT')], refund('SENT'), other).steps).toEqual([
      { kind: 'REFUND_MADE', refund: other },
    ]);
    const both = [booked('SENT'), booked('DONE', { cuid: 'theirs', provider_reference: 're_2' })];
    expect(after(both, refund('SENT'), other)).toEqual({ steps: [], why: 'REPEATED' });
  });

  it.each([
    ['an earlier state', booked('DONE'), refund('SENT'), 'OUT_OF_ORDER'],
    ['money after it failed', booked('FAILED'), refund('DONE'), 'OUT_OF_ORDER'],
    ['another amount', booked('SENT'), refund('DONE', { amount: 2_001 }), 'AMBIGUOUS'],
    ['the same again', booked('SENT'), refund('SENT'), 'REPEATED'],
  ] as const)('with %s changes nothing', (_, ours, reported, why) => {
    expect(after([ours], reported)).toEqual({ steps: [], why });
  });

  it('that failed before we heard of it took no money', () => {
    expect(after([], refund('FAILED', { refund_cuid: null }))).toEqual({
      steps: [],
      why: 'REPEATED',
    });
  });
});

describe('a dispute', () => {
  const after = (ours: readonly BookedDispute[], ...disputes: readonly ReportedDispute[]) =>
    readReport(payment('PAID', { disputes: ours }), report('PAID', { disputes }));

  it('takes its money once, whether we hear of it while it is open or when it is lost', () => {
    for (const state of ['OPEN', 'LOST'] as const)
      expect(after([], dispute(state)).steps).toEqual([
        { kind: 'DISPUTE_MADE', dispute: dispute(state) },
      ]);
    expect(after([disputed('OPEN')], dispute('OPEN'))).toEqual({ steps: [], why: 'REPEATED' });
  });

  it('takes its money also when all of the payment was refunded before', () => {
    const refunded = payment('REFUNDED', { refunds: [booked('DONE', { amount: AMOUNT })] });
    const reported = report('PAID', {
      refunds: [refund('DONE', { amount: AMOUNT })],
      disputes: [dispute('OPEN')],
    });
    expect(readReport(refunded, reported).steps).toEqual([
      { kind: 'DISPUTE_MADE', dispute: dispute('OPEN') },
    ]);
  });

  it.each([
    ['OPEN', 'LOST'],
    ['OPEN', 'WON'],
    ['LOST', 'WON'],
  ] as const)('that is %s can be %s', (from, to) => {
    expect(after([disputed(from)], dispute(to)).steps).toEqual([
      { kind: 'DISPUTE_MOVED', reference: 'dp_1', from, to },
    ]);
  });

  it.each([
    ['OPEN after it was lost', disputed('LOST'), dispute('OPEN'), 'OUT_OF_ORDER'],
    ['LOST after it was won', disputed('WON'), dispute('LOST'), 'OUT_OF_ORDER'],
    ['of another amount', disputed('OPEN'), dispute('WON', { amount: 1 }), 'AMBIGUOUS'],
  ] as const)('that is %s changes nothing', (_, ours, reported, why) => {
    expect(after([ours], reported)).toEqual({ steps: [], why });
  });

  it('that was won before we heard of it took no money', () => {
    expect(after([], dispute('WON'))).toEqual({ steps: [], why: 'REPEATED' });
  });
});

describe('money on its way', () => {
  const steps = [{ kind: 'ON_ITS_WAY' }];
  const onItsWay = { on_its_way: true };
  it.each([
    ['is noted once the family has done its part', false, 'PENDING', onItsWay, steps],
    ['is noted once', true, 'PENDING', onItsWay, []],
    ['is not noted while the page is open', false, 'PENDING', {}, []],
    ['is not noted after the money came', false, 'PAID', onItsWay, []],
  ] as const)('%s', (_, before, state, more, expected) => {
    const books = payment(state, { on_its_way: before });
    expect(readReport(books, report('PENDING', more)).steps).toEqual(expected);
  });
});

it('counts a reference that is listed twice once', () => {
  const twice = { reference: 're_9', refund_cuid: null, amount: 1_000, state: 'DONE' } as const;
  const { steps } = readReport(payment('PAID'), report('PAID', { refunds: [twice, twice] }));
  expect(steps).toEqual([{ kind: 'REFUND_MADE', refund: twice }]);
});

/** Returns our books after steps, as the server writes them. */
function written(books: BookedPayment, steps: readonly Step[]): BookedPayment {
  return steps.reduce(writtenStep, books);
}

function writtenStep(books: BookedPayment, step: Step): BookedPayment {
  const { refunds, disputes } = books;
  switch (step.kind) {
    case 'MOVED':
      return { ...books, state: step.to, on_its_way: false };
    case 'ON_ITS_WAY':
      return { ...books, on_its_way: true };
    case 'REFUND_MADE': {
      const { reference: provider_reference, amount, state } = step.refund;
      const made = { cuid: `made ${provider_reference}`, provider_reference, amount, state };
      return { ...books, refunds: [...refunds, made] };
    }
    case 'REFUND_MOVED':
    case 'REFUND_FAILED': {
      const to: BookedRefund['state'] = step.kind === 'REFUND_FAILED' ? 'FAILED' : step.to;
      const moved = refunds.map((one) => (one.cuid === step.cuid ? { ...one, state: to } : one));
      return { ...books, refunds: moved };
    }
    case 'DISPUTE_MADE': {
      const { reference: provider_reference, amount, state } = step.dispute;
      return { ...books, disputes: [...disputes, { provider_reference, amount, state }] };
    }
    case 'DISPUTE_MOVED': {
      const moved = disputes.map((one) =>
        one.provider_reference === step.reference ? { ...one, state: step.to } : one,
      );
      return { ...books, disputes: moved };
    }
  }
}

/** The provider's books over time, and the moments of which we hear, in the order of the news. */
const HISTORY = fc.record({
  refunds: fc.array(
    fc.record({
      ours: fc.boolean(),
      amount: fc.integer({ min: 1, max: AMOUNT }),
      states: fc.constantFrom<readonly ReportedRefund['state'][]>(
        ['SENT'],
        ['SENT', 'DONE'],
        ['SENT', 'FAILED'],
        ['SENT', 'DONE', 'FAILED'],
        ['DONE'],
        ['FAILED'],
      ),
    }),
    { maxLength: 4 },
  ),
  disputes: fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: AMOUNT }),
      states: fc.constantFrom<readonly ReportedDispute['state'][]>(
        ['OPEN'],
        ['OPEN', 'LOST'],
        ['OPEN', 'WON'],
        ['OPEN', 'LOST', 'WON'],
      ),
    }),
    { maxLength: 2 },
  ),
  moments: fc.array(fc.nat(5), { maxLength: 12 }),
});

it('after any messages in any order, and one look at the end, our books are the provider’s', () => {
  fc.assert(
    fc.property(HISTORY, ({ refunds, disputes, moments }) => {
      /** Returns the provider's report at a moment of its history. */
      const reportAt = (moment: number) =>
        report('PAID', {
          refunds: refunds.map(({ ours, amount, states }, index) => ({
            reference: `re_${index}`,
            refund_cuid: ours ? `ours ${index}` : null,
            amount,
            state: states[Math.min(moment, states.length - 1)] ?? 'SENT',
          })),
          disputes: disputes.map(({ amount, states }, index) => ({
            reference: `dp_${index}`,
            amount,
            state: states[Math.min(moment, states.length - 1)] ?? 'OPEN',
          })),
        });
      const ours = refunds.flatMap(({ ours: made, amount }, index) =>
        made ? [booked('PENDING', { cuid: `ours ${index}`, amount })] : [],
      );
      let books = payment('PENDING', { refunds: ours });
      for (const moment of [...moments, 5]) {
        const { steps } = readReport(books, reportAt(moment));
        books = written(books, steps);
        // the same report again changes nothing
        expect(readReport(books, reportAt(moment)).steps).toEqual([]);
      }
      const truth = reportAt(5);
      const gone = (all: readonly { amount: number; state: string }[]) =>
        all
          .filter(({ state }) => state !== 'FAILED' && state !== 'WON')
          .map(({ amount }) => amount)
          .toSorted((one, other) => one - other);
      expect(books.state).toBe('PAID');
      expect(gone(books.refunds)).toEqual(gone(truth.refunds));
      expect(gone(books.disputes)).toEqual(gone(truth.disputes));
    }),
  );
});

it.each([
  [0, 'PAID'],
  [1, 'PARTIALLY_REFUNDED'],
  [AMOUNT - 1, 'PARTIALLY_REFUNDED'],
  [AMOUNT, 'REFUNDED'],
  [2 * AMOUNT, 'REFUNDED'],
])('a payment of which %i left is %s', (refunded_amount, state) => {
  expect(receivedState({ amount: AMOUNT, refunded_amount })).toBe(state);
});
