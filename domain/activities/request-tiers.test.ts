import { expect, test } from 'vitest';
import {
  registrationFlowOf,
  stateOfChoice,
  stateOfSelection,
  tierErrors,
} from './request-tiers.ts';

const tier = (minimum_availabilities: number, maximum_availabilities: number) => ({
  minimum_availabilities,
  maximum_availabilities,
});

test.each([
  [0, tier(2, 2), 'too_few', 'fixed'],
  [1, tier(2, 2), 'too_few', 'fixed'],
  [2, tier(2, 2), 'valid', 'fixed'],
  [3, tier(2, 2), 'too_many', 'fixed'],
  [1, tier(2, 4), 'too_few', 'interval'],
  [2, tier(2, 4), 'valid', 'interval'],
  [4, tier(2, 4), 'valid', 'interval'],
  [5, tier(2, 4), 'too_many', 'interval'],
] as const)('%i chosen of %o: %s, %s', (count, of, state, wording) => {
  expect(stateOfSelection(count, of)).toEqual({ state, wording });
});

test.each([
  [1, [tier(2, 2), tier(4, 5)], 'too_few'],
  [2, [tier(2, 2), tier(4, 5)], 'valid'],
  // between two tiers, the next one requires more
  [3, [tier(2, 2), tier(4, 5)], 'too_few'],
  [5, [tier(2, 2), tier(4, 5)], 'valid'],
  [6, [tier(2, 2), tier(4, 5)], 'too_many'],
] as const)('%i chosen before any tier, of %o: %s', (count, tiers, state) => {
  expect(stateOfChoice(count, tiers)).toEqual({ ...tier(2, 5), state, wording: 'interval' });
});

test('a single tier is shown as it is, and nothing is shown without tiers', () => {
  expect(stateOfChoice(3, [tier(3, 3)])).toMatchObject({ state: 'valid', wording: 'fixed' });
  expect(stateOfChoice(3, [])).toBeNull();
});

test('an activity by request needs a tier; without requests it needs none', () => {
  expect(tierErrors('REQUEST', [])).toEqual({ tiers: 'TIER_REQUIRED' });
  expect(tierErrors('AVAILABILITIES', [])).toEqual({});
  expect(tierErrors('REQUEST', [tier(1, 1)])).toEqual({});
});

test('a tier whose minimum is above its maximum is blamed', () => {
  expect(tierErrors('AVAILABILITIES', [tier(1, 2), tier(3, 2)])).toEqual({
    'tiers.1.maximum_availabilities': 'TIER_REVERSED',
  });
});

test('an unknown registration flow in a row counts as the usual one', () => {
  expect([registrationFlowOf('REQUEST'), registrationFlowOf('AVAILABILITIES')]).toEqual([
    'REQUEST',
    'AVAILABILITIES',
  ]);
});
