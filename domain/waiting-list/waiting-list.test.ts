import { describe, expect, it } from 'vitest';
import type { Availability } from '../availabilities/availability.ts';
import { decideJoining, type WishToWait } from './joining.ts';
import { placesToOffer, whoIsNext } from './vacancy.ts';

const now = '2026-07-01T08:00:00.000Z';
const past = '2026-06-30T07:00:00.000Z';
const coming = '2026-07-02T07:00:00.000Z';
const day = {
  ...{ id: 1, status: 'OPEN' as const, start_at: '2026-07-06T07:00:00.000Z', end_at: '2026-07-06T14:00:00.000Z' },
  ...{ capacity: 10, registered: 0 },
};
const withPlaces = (registered: number, changes: Partial<Availability> = {}): Availability => ({
  ...{ status: 'OPEN', start_at: '2026-07-06T07:00:00.000Z', end_at: '2026-07-06T14:00:00.000Z', capacity: null, registered: 0 },
  ...{ registrations_start_at: null, registrations_end_at: null, allow_registrations_after_start: false },
  dates: [{ ...day, registered }],
  ...changes,
});

describe('joining', () => {
  const wish = (availability: Availability, participant: Partial<WishToWait['participant']> = {}): WishToWait => ({
    ...{ availability, limits: { age_minimum: 6, age_maximum: 12 }, first_day: '2026-07-06' },
    participant: { birthdate: '2018-01-01', registered: false, waiting: false, ...participant },
  });
  const full = withPlaces(10);

  it.each([
    ['full', full, {}, 'ok'],
    ['closed', withPlaces(0, { status: 'CLOSED' }), {}, 'ok'],
    ['full before it opens', withPlaces(10, { registrations_start_at: coming }), {}, 'ok'],
    ['open', withPlaces(9), {}, 'WAITING_LIST_NOT_OFFERED'],
    ['overlapping', withPlaces(0, { status: 'OVERLAP' }), {}, 'WAITING_LIST_NOT_OFFERED'],
    ['not open yet', withPlaces(0, { registrations_start_at: coming }), {}, 'WAITING_LIST_NOT_OFFERED'],
    ['closed since a moment', withPlaces(0, { registrations_end_at: past }), {}, 'WAITING_LIST_NOT_OFFERED'],
    ['started', withPlaces(10, { start_at: past }), {}, 'WAITING_LIST_NOT_OFFERED'],
    ['over', withPlaces(10, { start_at: past, end_at: past }), {}, 'AVAILABILITY_ENDED'],
    ['for somebody who is registered', full, { registered: true }, 'ALREADY_REGISTERED'],
    ['for somebody who waits', full, { waiting: true }, 'ALREADY_WAITING'],
    ['for somebody too young', full, { birthdate: '2020-07-07' }, 'AGE_NOT_ALLOWED'],
    ['for somebody whose age is not known', full, { birthdate: null }, 'ok'],
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

describe('who is next', () => {
  const line = [
    { id: 31, turn: 3, offered_at: null },
    { id: 11, turn: 1, offered_at: '2026-06-20T08:00:00.000Z' },
    { id: 21, turn: 2, offered_at: '2026-06-10T08:00:00.000Z' },
    { id: 41, turn: 4, offered_at: null },
  ];
  it.each([
    [0, []],
    [1, [31]],
    [2, [31, 41]],
    [3, [31, 41, 21]],
    [Number.POSITIVE_INFINITY, [31, 41, 21, 11]],
  ])('for %s places: who was never told, then who was told the longest ago', (places, expected) => {
    expect(whoIsNext(line, places).map(({ id }) => id)).toEqual(expected);
  });
});
