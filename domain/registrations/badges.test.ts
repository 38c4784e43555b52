import { describe, expect, it } from 'vitest';
import type { RegistrationToBadge } from './badges.ts';
import { registrationBadges } from './badges.ts';

const badges = (changes: Partial<RegistrationToBadge>): string[] => {
  const plain = {
    cancelled: false,
    bundle_id: null,
    bundle_capacity_refunded: false,
    total_amount: 5_000,
    paid_amount: 0,
  };
  return registrationBadges({ ...plain, ...changes }).map(
    ({ badge, color }) => `${badge} ${color}`,
  );
};

describe('registrationBadges', () => {
  it.each([
    ['outstanding', { paid_amount: 4_999 }, ['PAYMENT_OUTSTANDING yellow']],
    ['paid', { paid_amount: 5_000 }, ['PAYMENT_COMPLETE green']],
    ['free', { total_amount: 0 }, []],
    ['cancelled', { cancelled: true }, ['PAYMENT_OUTSTANDING yellow', 'CANCELLED red']],
    ['from a bundle', { total_amount: 0, bundle_id: 3 }, ['BUNDLE blue']],
    [
      'from a bundle, given back',
      { total_amount: 0, bundle_id: 3, bundle_capacity_refunded: true, cancelled: true },
      ['CANCELLED red', 'BUNDLE_CAPACITY_REFUNDED blue', 'BUNDLE blue'],
    ],
    ['given back without a bundle', { total_amount: 0, bundle_capacity_refunded: true }, []],
  ])('%s', (_case, changes, expected) => {
    expect(badges(changes)).toEqual(expected);
  });
});
