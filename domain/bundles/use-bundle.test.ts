import { expect, it } from 'vitest';
import { bundleFor, type UsableBundle, withUse } from './use-bundle.ts';

const bundle = (id: number, changes: Partial<UsableBundle> = {}): UsableBundle => ({
  id,
  participant_id: null,
  activity_ids: [],
  left: 5,
  expires_at: null,
  ...changes,
});
const swimming = { participant_id: 1, activity_id: 7, quantity: 1 };
const soon = { expires_at: '2026-08-01T00:00:00.000Z' };
const late = { expires_at: '2027-08-01T00:00:00.000Z' };

// docs/algorithms/bundles.md
it.each([
  ['none where there is none', [], null],
  ['the family’s', [bundle(1)], 1],
  ['the participant’s own', [bundle(1, { participant_id: 1 })], 1],
  ['not another’s', [bundle(1, { participant_id: 2 })], null],
  ['one for this activity', [bundle(1, { activity_ids: [6, 7] })], 1],
  ['not one for another activity', [bundle(1, { activity_ids: [6] })], null],
  ['not one that is used up', [bundle(1, { left: 0 })], null],
  ['one without limit', [bundle(1, { left: null })], 1],
  ['the one that ends first', [bundle(1), bundle(2, late), bundle(3, soon)], 3],
  ['the participant’s before the family’s', [bundle(1), bundle(2, { participant_id: 1 })], 2],
  ['the oldest of two alike', [bundle(2), bundle(1)], 1],
  ['the next where the first is used up', [bundle(1, { ...soon, left: 0 }), bundle(2)], 2],
] as const)('a registration is paid by %s', (_, bundles, expected) => {
  expect(bundleFor(bundles, swimming)?.id ?? null).toBe(expected);
});

it('pays all places of a registration or none', () => {
  expect(bundleFor([bundle(1, { left: 2 })], { ...swimming, quantity: 3 })).toBeNull();
  expect(bundleFor([bundle(1, { left: 3 })], { ...swimming, quantity: 3 })?.id).toBe(1);
});

it('is never used more often than it can be', () => {
  const after = withUse([bundle(1, { left: 2 }), bundle(2, { left: null })], {
    id: 1,
    quantity: 2,
  });
  expect(after.map(({ left }) => left)).toEqual([0, null]);
  expect(bundleFor(after, swimming)?.id).toBe(2);
});
