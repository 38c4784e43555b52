import { expect, test } from 'vitest';
import { type Checked, brokenFor } from './broken-for.ts';

const date = (cuid: string) => ({ cuid, start_at: '2026-07-06T07:00:00.000Z' });
const brokenRule = (cuid: string, dates: readonly string[]) => ({
  cuid,
  label: cuid,
  type: 'registrations.count.maximum' as const,
  optional: false,
  availabilities: dates.map(date),
});

const checked: Checked = [
  { participant_id: 1, broken: [brokenRule('day', ['b']), brokenRule('week', ['a', 'b'])] },
  { participant_id: 2, broken: [brokenRule('week', ['b', 'c'])] },
];

const brokenRules = (participants: readonly number[], of = checked) =>
  brokenFor(of, participants).map(({ cuid, availabilities, participant_ids }) => [
    cuid,
    availabilities.map((one) => one.cuid).join(''),
    participant_ids.join(''),
  ]);

test.each([
  ['nobody yet: what each breaks, on the dates of each', [], [['week', 'b', '']]],
  ['one of the family', [2], [['week', 'bc', '2']]],
  [
    'both: what any breaks, on all of their dates',
    [2, 1],
    [
      ['day', 'b', '1'],
      ['week', 'abc', '12'],
    ],
  ],
  ['a child who is not known yet, as nobody', [7], [['week', 'b', '']]],
] as const)('for %s', (_of, participants, answer) => {
  expect(brokenRules(participants)).toEqual(answer);
});

test('without a session, shows the conditions broken by the selection alone', () => {
  const of = [{ participant_id: null, broken: [brokenRule('day', ['a'])] }];
  expect(brokenRules([], of)).toEqual([['day', 'a', '']]);
  expect(brokenRules([], [])).toEqual([]);
});
