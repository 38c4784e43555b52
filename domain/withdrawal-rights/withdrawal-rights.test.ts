import { describe, expect, it } from 'vitest';
import { WITHDRAWAL_RIGHTS } from './withdrawal-rights.ts';
import { withdrawalUntil } from './withdrawal-until.ts';

const zone = 'Europe/Brussels';

describe('WITHDRAWAL_RIGHTS', () => {
  it('names the article of each kind, with the days of a right and none of an exception', () => {
    for (const { has_right, article, days, used } of Object.values(WITHDRAWAL_RIGHTS)) {
      expect(article).toMatch(/^VI\.\d+/u);
      expect(days > 0).toBe(has_right);
      expect(used === 'NONE').toBe(!has_right);
    }
  });
});

describe('withdrawalUntil', () => {
  it.each([
    [
      'the end of the fourteenth day after it',
      '2026-01-05T08:00:00.000Z',
      '2026-01-19T23:00:00.000Z',
    ],
    ['the same for an order late that day', '2026-01-05T22:59:59.000Z', '2026-01-19T23:00:00.000Z'],
    ['a day later for one after midnight', '2026-01-05T23:00:00.000Z', '2026-01-20T23:00:00.000Z'],
    ['over the change to summer time', '2026-03-20T08:00:00.000Z', '2026-04-03T22:00:00.000Z'],
    ['and to winter time', '2026-10-20T08:00:00.000Z', '2026-11-03T23:00:00.000Z'],
  ])('is %s', (_case, ordered_at, until) => {
    expect(withdrawalUntil('VOUCHER', { ordered_at, zone })).toBe(until);
  });

  it('is null without a right', () => {
    const at = { ordered_at: '2026-01-05T08:00:00.000Z', zone };
    expect(withdrawalUntil('REGISTRATION', at)).toBeNull();
    expect(withdrawalUntil('BOOKING', at)).toBeNull();
  });
});
