import { describe, expect, it } from 'vitest';
import type { Availability } from '../availabilities/availability.ts';
import { decideJoining, type WishToWait } from './joining.ts';
import { neverNotified, nextTelling, placesToOffer, whoFollows, whoIsNext } from './vacancy.ts';

const now = '2026-07-01T08:00:00.000Z';
const past = '2026-06-30T07:00:00.000Z';
const coming = '2026-07-02T07:00:00.000Z';
const day = {
  id: 1,
  status: 'OPEN' as const,
  start_at: '2026-07-06T07:00:00.000Z',
  end_at: '2026-07-06T14:00:00.000Z',
  capacity: 10,
  registered: 0,
};
const withPlaces = (registered: number, changes: Partial<Availability> = {}): Availability => ({
  status: 'OPEN',
  start_at: '2026-07-06T07:00:00.000Z',
  end_at: '2026-07-06T14:00:00.000Z',
  capacity: null,
  registered: 0,
  registrations_start_at: null,
  registrations_end_at: null,
  allow_registrations_after_start: false,
  dates: [
    {
      ...day,
      registered,
    },
  ],
  ...changes,
});

const alone = (id: number) => ({ id, customer_id: id, together: false });

describe('joining', () => {
  const wish = (
    availability: Availability,
    participant: Partial<WishToWait['participant']> = {},
  ): WishToWait => ({
    availability,
    limits: {
      age_minimum: 6,
      age_maximum: 12,
    },
    first_day: '2026-07-06',
    participant: {
      birthdate: '2018-01-01',
      registered: false,
      waiting: false,
      ...participant,
    },
  });
  const full = withPlaces(10);

  it.each([
    ['full', full, {}, 'ok'],
    ['closed', withPlaces(0, { status: 'CLOSED' }), {}, 'ok'],
    ['full before it opens', withPlaces(10, { registrations_start_at: coming }), {}, 'ok'],
    ['open', withPlaces(9), {}, 'WAITING_LIST_NOT_OFFERED'],
    ['overlapping', withPlaces(0, { status: 'OVERLAP' }), {}, 'WAITING_LIST_NOT_OFFERED'],
    [
      'not open yet',
      withPlaces(0, { registrations_start_at: coming }),
      {},
      'WAITING_LIST_NOT_OFFERED',
    ],
    [
      'closed since a moment',
      withPlaces(0, { registrations_end_at: past }),
      {},
      'WAITING_LIST_NOT_OFFERED',
    ],
    ['started', withPlaces(10, { start_at: past }), {}, 'WAITING_LIST_NOT_OFFERED'],
    ['over', withPlaces(10, { start_at: past, end_at: past }), {}, 'AVAILABILITY_ENDED'],
    ['for a participant already registered', full, { registered: true }, 'ALREADY_REGISTERED'],
    ['for a participant already waiting', full, { waiting: true }, 'ALREADY_WAITING'],
    ['for somebody too young', full, { birthdate: '2020-07-07' }, 'AGE_NOT_ALLOWED'],
    ['for somebody whose age is not known', full, { birthdate: null }, 'BIRTHDATE_NEEDED'],
  ])('when it is %s', (_case, availability, participant, expected) => {
    const decision = decideJoining(wish(availability, participant), now);
    expect(decision.ok ? 'ok' : decision.refused).toBe(expected);
  });
});

describe('places to offer', () => {
  it.each([
    ['the place that became free', withPlaces(9), 1, 1],
    ['no more than became free', withPlaces(5), 2, 2],
    ['no more than are free', withPlaces(9), 5, 1],
    ['all that are free when it opens again', withPlaces(7), null, 3],
    [
      'everybody when there is no limit',
      withPlaces(0, { dates: [{ ...day, capacity: null, registered: 40 }] }),
      null,
      Number.POSITIVE_INFINITY,
    ],
    ['none when a place was taken at once', withPlaces(10), 1, 0],
    ['none while closed', withPlaces(5, { status: 'CLOSED' }), 1, 0],
    ['none once registrations have ended', withPlaces(5, { registrations_end_at: past }), 1, 0],
    ['some when registrations open later', withPlaces(9, { registrations_start_at: coming }), 1, 1],
  ])('are %s', (_case, availability, freed, expected) => {
    expect(placesToOffer(availability, { freed, now })).toBe(expected);
  });
});

describe('the next families', () => {
  const line = [
    { ...alone(31), turn: 3, has_priority: false, offered_at: null },
    { ...alone(11), turn: 1, has_priority: false, offered_at: '2026-06-20T08:00:00.000Z' },
    { ...alone(21), turn: 2, has_priority: false, offered_at: '2026-06-10T08:00:00.000Z' },
    { ...alone(41), turn: 4, has_priority: false, offered_at: null },
  ];
  const first = (...ids: number[]) =>
    line.map((one) => ({ ...one, has_priority: ids.includes(one.id) }));
  it.each([
    [0, []],
    [1, [31]],
    [2, [31, 41]],
    [3, [31, 41, 21]],
    [Number.POSITIVE_INFINITY, [31, 41, 21, 11]],
  ])(
    'for %s places: those who were never told, then those told the longest ago',
    (places, expected) => {
      expect(whoIsNext(line, places).map(({ id }) => id)).toEqual(expected);
    },
  );

  it.each([
    [[41], [41, 31, 21, 11]],
    [
      [31, 41],
      [31, 41, 21, 11],
    ],
    [[11], [31, 41, 11, 21]],
  ])('%s with priority: before those who were told no longer ago', (ids, expected) => {
    expect(whoIsNext(first(...ids), 4).map(({ id }) => id)).toEqual(expected);
  });

  it.each([
    [1, [21]],
    [2, [31, 41]],
    [3, [31, 41, 21]],
  ])('for %s places, with two waiting for both or none', (places, expected) => {
    const family = { customer_id: 7, together: true };
    const with_two = line.map((one) => (one.turn > 2 ? { ...one, ...family } : one));
    expect(whoIsNext(with_two, places).map(({ id }) => id)).toEqual(expected);
  });

  it('after a reopening by undo: only those who were never told', () => {
    expect(neverNotified(line).every(({ offered_at }) => offered_at === null)).toBe(true);
    expect(whoIsNext(neverNotified(line), 9).map(({ id }) => id)).toEqual([31, 41]);
  });
});

describe('the next families when the places were not taken', () => {
  const before = '2026-06-20T08:00:00.000Z';
  const since = '2026-07-01T08:00:00.000Z';
  const told_at = '2026-07-02T08:00:00.000Z';
  const later = '2026-07-03T08:00:00.000Z';
  const input = (id: number, offered_at: string | null) => ({
    ...alone(id),
    turn: id,
    has_priority: false,
    offered_at,
  });
  const anne = input(1, since);
  const ben = input(2, told_at);
  const carl = input(3, null);
  const dora = input(4, before);
  const emma = input(5, null);

  it.each([
    ['the next one never told', [anne, carl, emma], 1, 1, [3]],
    ['as many as were offered and are still free', [anne, ben, carl, dora, emma], 3, 2, [3, 5]],
    ['no more than were offered', [anne, carl, emma], 1, 4, [3]],
    ['in the end one told of an earlier vacancy', [anne, ben, dora], 1, 1, [4]],
    ['nobody when all were told', [anne, ben], 2, 2, []],
    ['nobody when the place was taken', [anne, carl], 1, 0, []],
    [
      'nobody when another one was told of the free place since',
      [anne, input(6, later), carl],
      1,
      1,
      [],
    ],
    [
      'somebody when one more place is free than others were told of',
      [anne, input(6, later), carl],
      1,
      2,
      [3],
    ],
  ])('%s', (_case, line, offered, free, expected) => {
    expect(whoFollows(line, { since, told_at, offered, free }).map(({ id }) => id)).toEqual(
      expected,
    );
  });
});

describe('the time to tell the next families', () => {
  it.each([
    ['a day later', {}, '2026-07-02T08:00:00.000Z'],
    [
      'after half of the time left to register',
      { registrations_end_at: '2026-07-02T08:00:00.000Z' },
      '2026-07-01T20:00:00.000Z',
    ],
    [
      'after half of the time left to the start',
      { start_at: '2026-07-01T18:00:00.000Z' },
      '2026-07-01T13:00:00.000Z',
    ],
    [
      'a day after one can register',
      { registrations_start_at: coming },
      '2026-07-03T07:00:00.000Z',
    ],
    [
      'never when that is less than an hour',
      { registrations_end_at: '2026-07-01T09:59:00.000Z' },
      null,
    ],
    [
      'a day later after the start, with registrations after the start',
      { start_at: past, end_at: '2026-08-01T08:00:00.000Z', allow_registrations_after_start: true },
      '2026-07-02T08:00:00.000Z',
    ],
  ])('is %s', (_case, changes, expected) => {
    expect(nextTelling(withPlaces(9, changes), now)).toBe(expected);
  });
});
