import { describe, expect, it } from 'vitest';
import { shownAge } from './ages.ts';
import { ORGANISER_DEFAULTS } from './defaults.ts';

// with the default formats: docs/algorithms/ages.md (domain/activities/age-cases.test.ts)
describe('shownAge', () => {
  it('is empty beyond the last limit', () => {
    expect(
      shownAge(5, [
        {
          type: 'DAYS',
          number_of_days: 1,
          limit: 4,
          rounding_interval: 1,
          rounding_method: 'down',
        },
      ]),
    ).toBeNull();
  });

  it('rounds as configured', () => {
    const months = {
      type: 'MONTHS',
      number_of_days: 30,
      limit: null,
      rounding_interval: 0.5,
    } as const;
    expect(shownAge(44, [{ ...months, rounding_method: 'up' }])?.value).toBe(1.5);
    expect(shownAge(40, [{ ...months, rounding_method: 'nearest' }])?.value).toBe(1.5);
    expect(shownAge(36, [{ ...months, rounding_method: 'nearest' }])?.value).toBe(1);
  });
});

describe('defaults', () => {
  it('match those of the product', () => {
    expect(ORGANISER_DEFAULTS.cart_minutes).toBe(15);
    expect(ORGANISER_DEFAULTS.bank_transfers_activated).toBe(true);
    expect(ORGANISER_DEFAULTS.online_payments_activated).toBe(false);
    expect(ORGANISER_DEFAULTS.accent_color).toBe('#e67e22');
  });
});
