import { describe, expect, it } from 'vitest';
import { isPending, mayMove, PAYMENT_TRANSITIONS, type PaymentState } from './payment-states.ts';

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
