import { describe, expect, test } from 'vitest';
import { FOR_ALL, isInScope, type NamedSegments, scopeOf } from './segment-scope.ts';

const FAMILIES = { id: 1, entity: 'CUSTOMERS' } as const;
const CHILDREN = { id: 2, entity: 'PARTICIPANTS' } as const;
const DATES = { id: 3 } as const;
const zoe = { participant_id: 20, availability_id: 30 };

describe('scopeOf', () => {
  test.each<[string, NamedSegments, boolean, boolean]>([
    ['no segment', { people: null, availabilities: null }, true, true],
    ['families it is in', { people: FAMILIES, availabilities: null }, true, true],
    [
      'families it is not in',
      { people: { ...FAMILIES, id: 9 }, availabilities: null },
      false,
      false,
    ],
    ['participants it has', { people: CHILDREN, availabilities: null }, true, true],
    [
      'participants it has none of',
      { people: { ...CHILDREN, id: 9 }, availabilities: null },
      false,
      false,
    ],
    ['these dates', { people: null, availabilities: DATES }, true, true],
    ['other dates', { people: null, availabilities: { id: 9 } }, true, false],
    ['its child and other dates', { people: CHILDREN, availabilities: { id: 9 } }, true, false],
    ['its child and these dates', { people: CHILDREN, availabilities: DATES }, true, true],
  ])('for %s', (_words, of, family, places) => {
    const members = new Map([
      [1, new Set([10])],
      [2, new Set([20])],
      [3, new Set([30])],
    ]);
    const scope = scopeOf(of, members);
    expect(scope.family).toBe(family);
    expect(isInScope(scope, zoe)).toBe(places);
  });

  test('no segment applies to everybody', () => {
    expect(scopeOf({ people: null, availabilities: null }, new Map())).toEqual(FOR_ALL);
  });
});

describe('isInScope', () => {
  const scope = { family: true, participant_ids: [20], availability_ids: null };
  test.each([
    ['a named participant', { ...zoe }, true],
    ['a brother or a sister', { ...zoe, participant_id: 21 }, false],
    ['a participant not known yet', { ...zoe, participant_id: null }, false],
  ])('%s', (_words, places, expected) => {
    expect(isInScope(scope, places)).toBe(expected);
  });

  test('a thing without dates is not in a segment of dates', () => {
    const dates = { family: true, participant_ids: null, availability_ids: [30] };
    expect(isInScope(dates, { participant_id: 20, availability_id: null })).toBe(false);
  });
});
