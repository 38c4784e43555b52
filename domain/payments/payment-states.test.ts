import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Payment, PaymentState, ProviderMessage } from './payment-states.ts';
import { applyProviderMessage, isPending, mayMove, PAYMENT_TRANSITIONS } from './payment-states.ts';

const payment = (state: PaymentState, changes: Partial<Payment> = {}): Payment => ({
  state,
  amount: 5_000,
  currency: 'EUR',
  provider_reference: 'tr_1',
  refunded_amount: 0,
  ...changes,
});
const message = (
  status: ProviderMessage['status'],
  changes: Partial<ProviderMessage> = {},
): ProviderMessage => ({
  provider_reference: 'tr_1',
  status,
  amount: 5_000,
  currency: 'EUR',
  refunded_amount: 0,
  ...changes,
});
const nothing = (why: string) => ({ kind: 'NOTHING', why });
const STATES: readonly string[] = Object.keys(PAYMENT_TRANSITIONS);

describe('the table of transitions', () => {
  it('names only its own states, and reaches all of them from PENDING', () => {
    const reached = new Set<string>(['PENDING']);
    for (let size = 0; size < reached.size;) {
      size = reached.size;
      for (const [from, targets] of Object.entries(PAYMENT_TRANSITIONS))
        if (reached.has(from)) targets.forEach((to) => reached.add(to));
    }
    expect([...reached].toSorted()).toEqual(STATES.toSorted());
  });

  it('never forgets money: no transition leads from a paid state to an unpaid one', () => {
    const paid: readonly PaymentState[] = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'];
    const unpaid: readonly PaymentState[] = [
      'PENDING',
      'REFUSED',
      'ABANDONED',
      'EXPIRED',
      'CANCELLED',
    ];
    for (const from of paid) for (const to of unpaid) expect(mayMove(from, to)).toBe(false);
    for (const from of unpaid) expect(mayMove(from, 'PAID')).toBe(true);
  });

  it('waits only in PENDING', () => {
    expect(isPending('PENDING')).toBe(true);
    expect(isPending('PAID')).toBe(false);
  });
});

describe('applyProviderMessage', () => {
  it.each([
    ['PENDING', 'PAID', { to: 'PAID', received_amount: 5_000, late: false }],
    ['PENDING', 'REFUSED', { to: 'REFUSED', received_amount: 0, late: false }],
    ['PENDING', 'ABANDONED', { to: 'ABANDONED' }],
    ['PENDING', 'EXPIRED', { to: 'EXPIRED' }],
    ['PENDING', 'CANCELLED', { to: 'CANCELLED' }],
    ['REFUSED', 'PAID', { to: 'PAID', received_amount: 5_000, late: true }],
    ['EXPIRED', 'PAID', { to: 'PAID', received_amount: 5_000, late: true }],
    ['ABANDONED', 'PAID', { to: 'PAID', late: true }],
    ['CANCELLED', 'PAID', { to: 'PAID', late: true }],
  ] as const)('%s, then %s: it moves', (state, status, expected) => {
    expect(applyProviderMessage(payment(state), message(status))).toMatchObject({
      kind: 'MOVE',
      from: state,
      ...expected,
    });
  });

  it.each([
    ['PENDING', message('PENDING'), 'REPEATED'],
    ['PAID', message('PAID'), 'REPEATED'],
    ['REFUSED', message('REFUSED'), 'REPEATED'],
    ['PAID', message('REFUSED'), 'OUT_OF_ORDER'],
    ['PAID', message('PENDING'), 'OUT_OF_ORDER'],
    ['REFUNDED', message('PAID'), 'OUT_OF_ORDER'],
    ['REFUSED', message('EXPIRED'), 'OUT_OF_ORDER'],
    ['PENDING', message('REFUNDED', { refunded_amount: 100 }), 'OUT_OF_ORDER'],
    ['PENDING', message('PAID', { amount: 4_999 }), 'AMBIGUOUS'],
    ['PENDING', message('PAID', { currency: 'USD' }), 'AMBIGUOUS'],
    ['PENDING', message('PAID', { provider_reference: 'tr_2' }), 'AMBIGUOUS'],
    ['PAID', message('REFUNDED', { refunded_amount: 5_001 }), 'AMBIGUOUS'],
    ['PAID', message('REFUNDED'), 'REPEATED'],
  ] as const)('%s, then %j: nothing changes, %s', (state, providerMessage, why) => {
    expect(applyProviderMessage(payment(state), providerMessage)).toEqual(nothing(why));
  });

  it('accepts a message that arrives before our own record of the reference', () => {
    expect(
      applyProviderMessage(payment('PENDING', { provider_reference: null }), message('PAID')),
    ).toMatchObject({
      kind: 'MOVE',
      to: 'PAID',
    });
  });

  it('adds refunds until everything is refunded', () => {
    expect(
      applyProviderMessage(payment('PAID'), message('REFUNDED', { refunded_amount: 2_000 })),
    ).toMatchObject({
      to: 'PARTIALLY_REFUNDED',
      newly_refunded_amount: 2_000,
    });
    const partly = payment('PARTIALLY_REFUNDED', { refunded_amount: 2_000 });
    expect(
      applyProviderMessage(partly, message('REFUNDED', { refunded_amount: 5_000 })),
    ).toMatchObject({
      to: 'REFUNDED',
      newly_refunded_amount: 3_000,
    });
    expect(applyProviderMessage(partly, message('REFUNDED', { refunded_amount: 2_000 }))).toEqual(
      nothing('REPEATED'),
    );
    expect(applyProviderMessage(partly, message('REFUNDED', { refunded_amount: 1_000 }))).toEqual(
      nothing('OUT_OF_ORDER'),
    );
  });

  it('receives the money at most once and refunds no more than it, for any messages in any order', () => {
    const statuses = fc.constantFrom<ProviderMessage['status']>(
      'PENDING',
      'PAID',
      'REFUSED',
      'ABANDONED',
      'EXPIRED',
      'CANCELLED',
      'REFUNDED',
    );
    const messages = fc.array(fc.tuple(statuses, fc.nat(6_000)), { maxLength: 30 });
    fc.assert(
      fc.property(messages, (steps) => {
        let books = payment('PENDING');
        let receipts = 0;
        for (const [status, refunded_amount] of steps) {
          const outcome = applyProviderMessage(
            books,
            message(status, { refunded_amount: status === 'REFUNDED' ? refunded_amount : 0 }),
          );
          if (outcome.kind === 'NOTHING') continue;
          receipts += outcome.received_amount;
          books = {
            ...books,
            state: outcome.to,
            refunded_amount: books.refunded_amount + outcome.newly_refunded_amount,
          };
        }
        expect(receipts).toBe(steps.some(([status]) => status === 'PAID') ? 5_000 : 0);
        expect(books.refunded_amount).toBeLessThanOrEqual(receipts);
      }),
    );
  });
});
