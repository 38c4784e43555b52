import { describe, expect, it } from 'vitest';
import { decideSetPrice } from './set-price.ts';

describe('a price that staff set', () => {
  const registration = { cancelled: false, total_amount: 10_000 };
  it.each([
    ['another, with a reason', {}, { total_amount: 8_000, reason: 'Bénévole' }, null],
    ['nothing at all', {}, { total_amount: 0, reason: 'Bénévole' }, null],
    ['without a reason', {}, { total_amount: 8_000, reason: '' }, 'PRICE_REASON_REQUIRED'],
    ['the same', {}, { total_amount: 10_000, reason: 'Bénévole' }, 'PRICE_UNCHANGED'],
    [
      'of a cancelled registration',
      { cancelled: true },
      { total_amount: 1, reason: 'x' },
      'REGISTRATION_ALREADY_CANCELLED',
    ],
  ])('%s', (_name, more, to, code) => {
    const decision = decideSetPrice({ ...registration, ...more }, to);
    expect(decision.ok ? null : decision.refused).toBe(code);
  });
});
