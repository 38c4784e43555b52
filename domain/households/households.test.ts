import { expect, test } from 'vitest';
import { decideToShare, MOST_FURTHER_HOUSEHOLDS } from './add-household.ts';

const free = { there: false, further: 0, participants: 2 };

test.each([
  ['with another family', free, null],
  ['up to the last further household', { ...free, further: MOST_FURTHER_HOUSEHOLDS - 1 }, null],
  ['with its own family', { ...free, there: true }, 'HOUSEHOLD_ALREADY_THERE'],
  ['with one too many', { ...free, further: MOST_FURTHER_HOUSEHOLDS }, 'TOO_MANY_HOUSEHOLDS'],
  ['with a family that is full', { ...free, participants: 60 }, 'TOO_MANY_PARTICIPANTS'],
])('shares a child %s', (_what, child, refused) => {
  const decision = decideToShare(child);
  expect(decision.ok ? null : decision.refused).toBe(refused);
});
