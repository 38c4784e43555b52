import { describe, expect, test } from 'vitest';
import { dueNow, dueParts, mayComeTooLate } from './due-parts.ts';

const court = { amount: 1_500, due_at: '2026-11-29T10:00:00.000Z', title: 'Terrain 1' };
const camp = { amount: 40_000, due_at: '2026-12-12T23:00:00.000Z', title: 'Stage de cirque' };
const other = { ...camp, amount: 33_300, title: 'Stage de danse' };
const voucher = { amount: 5_000, due_at: null, title: 'Bon cadeau' };
const fee = { amount: 100, due_at: court.due_at, title: null };

describe('the parts of an order that are owed by each deadline', () => {
  test.each([
    ['nothing', [], 0, []],
    [
      'one deadline',
      [camp, other],
      0,
      [[73_300, camp.due_at, ['Stage de cirque', 'Stage de danse']]],
    ],
    [
      'a court tomorrow and camps in February: the court first',
      [camp, court, other],
      0,
      [
        [1_500, court.due_at, ['Terrain 1']],
        [73_300, camp.due_at, ['Stage de cirque', 'Stage de danse']],
      ],
    ],
    [
      'the fee goes with the first deadline',
      [court, fee],
      0,
      [[1_600, court.due_at, ['Terrain 1']]],
    ],
    [
      'an amount without a deadline is last',
      [voucher, court],
      0,
      [
        [1_500, court.due_at, ['Terrain 1']],
        [5_000, null, ['Bon cadeau']],
      ],
    ],
    [
      'the wallet pays the first deadline',
      [camp, court],
      2_000,
      [[39_500, camp.due_at, ['Stage de cirque']]],
    ],
    ['it pays no fee', [court, fee], 2_000, [[100, court.due_at, ['Terrain 1']]]],
    ['it pays all', [camp, court], 41_500, []],
    [
      'the same thing twice is named once',
      [court, court],
      0,
      [[3_000, court.due_at, ['Terrain 1']]],
    ],
  ] as const)('%s', (_, items, covered, parts) => {
    expect(dueParts(items, covered)).toEqual(
      parts.map(([amount, due_at, titles]) => ({ amount, due_at, titles })),
    );
  });
});

test.each([
  ['no deadline', null, false],
  ['tomorrow', '2026-11-29T10:00:00.000Z', true],
  ['in three days', '2026-12-01T10:00:00.000Z', false],
] as const)('a transfer may arrive too late for %s', (_, due_at, expected) => {
  expect(mayComeTooLate(due_at, '2026-11-28T10:00:00.000Z')).toBe(expected);
});

describe('of a debt in instalments', () => {
  const part = (due_at: string | null) => ({ amount: 2_500, due_at, titles: [] });
  const [one, two, three] = ['2026-02-05T23:00:00.000Z', '2026-03-05T23:00:00.000Z', null].map(
    (due_at) => part(due_at),
  );
  const parts = [one, two, three].flatMap((each) => each ?? []);

  test.each([
    ['the first before it is due', '2026-01-05T08:00:00.000Z', [one]],
    ['the first on its day', '2026-02-05T23:00:00.000Z', [one]],
    ['all that is late', '2026-03-06T08:00:00.000Z', [one, two]],
  ])('what is to be paid now is %s', (_, now, due) => {
    expect(dueNow(parts, now)).toEqual(due);
  });

  test('without deadlines, or without parts, it is the first or none', () => {
    expect(dueNow([part(null)], '2026-01-05T08:00:00.000Z')).toEqual([part(null)]);
    expect(dueNow([], '2026-01-05T08:00:00.000Z')).toEqual([]);
  });
});
