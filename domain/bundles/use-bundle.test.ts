import { casesOf } from '@ribambelle/testing/reading/cases.ts';
import { expect, it, test } from 'vitest';
import { bundleFor, type UsableBundle, withUse } from './use-bundle.ts';

const PEOPLE = ['Jeanne', 'Léon'];
const ACTIVITIES = ['swimming', 'dancing'];
const ENDS: Readonly<Record<string, string>> = {
  August: '2026-08-01T00:00:00.000Z',
  December: '2026-12-01T00:00:00.000Z',
};
const ORDINALS = ['the first', 'the second', 'the third'];

/** `Jeanne` by a number; null for `the family` and `somebody`. */
const personOf = (name: string | undefined) =>
  name === undefined || !PEOPLE.includes(name) ? null : PEOPLE.indexOf(name);

/** `the family, 5 left, until August, for dancing` */
function bundleOf(words: string, id: number): UsableBundle {
  const [owner, ...terms] = words.split(', ');
  const match = (pattern: RegExp) =>
    terms.flatMap((term) => pattern.exec(term)?.slice(1) ?? []).at(0);
  const uses = match(/^(\d+) left$/u);
  const end = match(/^until (\w+)$/u);
  const activities = match(/^for (.+)$/u)?.split(' and ') ?? [];
  return {
    id,
    participant_id: personOf(owner),
    activity_ids: activities.map((name) => ACTIVITIES.indexOf(name)),
    left: uses === undefined ? null : Number(uses),
    expires_at: end === undefined ? null : (ENDS[end] ?? ''),
  };
}

test.each(casesOf('bundles', 'Which one pays'))('%s; %s: %s', (bundles = '', wish = '', used) => {
  const soldBundles = bundles === '–' ? [] : bundles.split('; ').map(bundleOf);
  const [person, activity = '', places = '1 place'] = wish.split(', ');
  const registration = {
    participant_id: personOf(person),
    activity_id: ACTIVITIES.indexOf(activity),
    quantity: Number.parseInt(places, 10),
  };
  const id = bundleFor(soldBundles.toReversed(), registration)?.id;
  expect(id === undefined ? 'none' : ORDINALS[id]).toBe(used);
});

it('is never used more often than it can be', () => {
  const registration = { participant_id: 0, activity_id: 0, quantity: 1 };
  const soldBundles = ['the family, 2 left', 'the family, without limit'].map(bundleOf);
  const after = withUse(soldBundles, { id: 0, quantity: 2 });
  expect(after.map(({ left }) => left)).toEqual([0, null]);
  expect(bundleFor(after, registration)?.id).toBe(1);
});
