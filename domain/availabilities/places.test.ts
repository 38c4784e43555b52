import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacesRequest, WantedDate } from './places.ts';
import { decidePlaces } from './places.ts';

const now = '2026-07-01T08:00:00.000Z';
const date = (id: number, changes: Partial<WantedDate> = {}): WantedDate => ({
  id,
  status: 'OPEN',
  start_at: '2026-07-06T07:00:00.000Z',
  end_at: '2026-07-06T14:00:00.000Z',
  capacity: 10,
  confirmed: 0,
  held: 0,
  wanted: 1,
  ...changes,
});
const availability = (
  changes: Partial<PlacesRequest['availability']> = {},
): PlacesRequest['availability'] => ({
  status: 'OPEN',
  start_at: '2026-07-06T07:00:00.000Z',
  end_at: '2026-07-10T14:00:00.000Z',
  registrations_start_at: null,
  registrations_end_at: null,
  allow_registrations_after_start: false,
  published: true,
  capacity: null,
  confirmed: 0,
  held: 0,
  wanted: 1,
  ...changes,
});

describe('decidePlaces', () => {
  it.each([
    ['the last place', { dates: [date(1, { confirmed: 7, held: 2 })] }, [{ id: 1, remaining: 0 }]],
    [
      'places without a limit',
      { dates: [date(1, { capacity: null, confirmed: 5_000 })] },
      [{ id: 1, remaining: null }],
    ],
    [
      'several dates',
      { dates: [date(1), date(2, { confirmed: 4, wanted: 3 })] },
      [
        { id: 1, remaining: 9 },
        { id: 2, remaining: 3 },
      ],
    ],
    [
      'a full date to staff who may overbook',
      { dates: [date(1, { confirmed: 12 })], overbooking: true },
      [{ id: 1, remaining: 0 }],
    ],
    [
      'a closed availability to staff',
      {
        dates: [date(1, { status: 'CLOSED' })],
        availability: availability({ status: 'CLOSED' }),
        ignore_window: true,
      },
      [{ id: 1, remaining: 9 }],
    ],
    [
      'a running date to somebody who may join',
      {
        dates: [date(1, { start_at: '2026-07-01T07:00:00.000Z' })],
        availability: availability({ allow_registrations_after_start: true }),
      },
      [{ id: 1, remaining: 9 }],
    ],
  ] satisfies [string, Partial<PlacesRequest>, unknown][])('gives %s', (_case, request, dates) => {
    expect(decidePlaces({ availability: availability(), ...request }, now)).toEqual({
      ok: true,
      value: { dates },
    });
  });

  it.each([
    [
      'PLACES_TAKEN',
      { dates: [date(1), date(2, { confirmed: 9, held: 1 })] },
      { 'availability_dates.2': 'PLACES_TAKEN' },
    ],
    [
      'PLACES_TAKEN',
      { dates: [date(1, { confirmed: 8, wanted: 3 })] },
      { 'availability_dates.1': 'PLACES_TAKEN' },
    ],
    [
      'PLACES_TAKEN',
      { dates: [date(1)], availability: availability({ capacity: 5, confirmed: 5 }) },
      {},
    ],
    ['PLACES_TAKEN', { dates: [date(1)], availability: availability({ status: 'FULL' }) }, {}],
    [
      'PLACES_TAKEN',
      { dates: [date(1, { confirmed: 10 })], ignore_window: true },
      { 'availability_dates.1': 'PLACES_TAKEN' },
    ],
    [
      'AVAILABILITY_DATES_REQUIRED',
      { dates: [] },
      { availability_dates: 'AVAILABILITY_DATES_REQUIRED' },
    ],
    ['QUANTITY_INVALID', { dates: [date(1, { wanted: 0 })] }, { quantity: 'QUANTITY_INVALID' }],
    ['QUANTITY_INVALID', { dates: [date(1, { wanted: 1.5 })] }, { quantity: 'QUANTITY_INVALID' }],
    [
      'DATE_NOT_BOOKABLE',
      { dates: [date(1, { status: 'CLOSED' })] },
      { 'availability_dates.1': 'DATE_NOT_BOOKABLE' },
    ],
    [
      'DATE_NOT_BOOKABLE',
      { dates: [date(1, { start_at: now })] },
      { 'availability_dates.1': 'DATE_NOT_BOOKABLE' },
    ],
    [
      'AVAILABILITY_CLOSED',
      { dates: [date(1)], availability: availability({ status: 'CLOSED' }) },
      {},
    ],
    [
      'AVAILABILITY_CLOSED',
      { dates: [date(1)], availability: availability({ status: 'OVERLAP' }) },
      {},
    ],
    ['AVAILABILITY_ENDED', { dates: [date(1)], availability: availability({ end_at: now }) }, {}],
    [
      'AVAILABILITY_STARTED',
      { dates: [date(1)], availability: availability({ start_at: now }) },
      {},
    ],
    [
      'REGISTRATIONS_NOT_OPEN',
      {
        dates: [date(1)],
        availability: availability({ registrations_start_at: '2026-07-02T08:00:00.000Z' }),
      },
      {},
    ],
    [
      'REGISTRATIONS_CLOSED',
      { dates: [date(1)], availability: availability({ registrations_end_at: now }) },
      {},
    ],
  ] satisfies [string, Partial<PlacesRequest>, unknown][])(
    'refuses with %s',
    (refused, request, fields) => {
      expect(decidePlaces({ availability: availability(), ...request }, now)).toEqual({
        ok: false,
        refused,
        fields,
      });
    },
  );

  const past = '2026-07-01T07:00:00.000Z';
  it.each([
    ['still open', {}, null],
    ['after the end of registrations', { registrations_end_at: past }, null],
    ['closed', { status: 'CLOSED' }, 'AVAILABILITY_CLOSED'],
    [
      'closed after the end of registrations',
      { status: 'CLOSED', registrations_end_at: past },
      'AVAILABILITY_CLOSED',
    ],
    ['overlapping', { status: 'OVERLAP' }, 'AVAILABILITY_CLOSED'],
    ['withdrawn', { published: false }, 'ACTIVITY_WITHDRAWN'],
    ['started', { start_at: past }, 'AVAILABILITY_STARTED'],
    [
      'started, with registrations after the start',
      { start_at: past, allow_registrations_after_start: true },
      null,
    ],
    ['over', { start_at: past, end_at: now }, 'AVAILABILITY_ENDED'],
    [
      'over, with registrations after the start',
      { start_at: past, end_at: now, allow_registrations_after_start: true },
      'AVAILABILITY_ENDED',
    ],
    [
      'opening later than before',
      { registrations_start_at: '2026-07-02T08:00:00.000Z' },
      'REGISTRATIONS_NOT_OPEN',
    ],
    ['without a free place', { capacity: 3, confirmed: 3 }, 'PLACES_TAKEN'],
  ] satisfies [string, Partial<PlacesRequest['availability']>, string | null][])(
    'from a cart: %s',
    (_case, changes, code) => {
      const request = { availability: availability(changes), dates: [date(1)], held: true };
      const decision = decidePlaces(request, now);
      expect(decision.ok ? null : decision.refused).toBe(code);
    },
  );

  it.each([
    ['closed', { status: 'CLOSED' }],
    ['moved into the past', { start_at: past, end_at: past }],
  ] satisfies [string, Partial<WantedDate>][])(
    'from a cart: no date that is %s',
    (_case, changes) => {
      const request = {
        availability: availability(),
        dates: [date(1, changes), date(2)],
        held: true,
      };
      expect(decidePlaces(request, now)).toEqual({
        ok: false,
        refused: 'DATE_NOT_BOOKABLE',
        fields: { 'availability_dates.1': 'DATE_NOT_BOOKABLE' },
      });
    },
  );

  it('never gives more than the capacity, in any order of arrival', () => {
    const buyer = fc.record({
      quantity: fc.integer({ min: 1, max: 4 }),
      chosen: fc.subarray([0, 1, 2], { minLength: 1 }),
    });
    fc.assert(
      fc.property(
        fc.array(fc.nat(12), { minLength: 3, maxLength: 3 }),
        fc.array(buyer, { maxLength: 40 }),
        (capacities, buyers) => {
          const soldPlaces = [0, 0, 0];
          for (const { quantity, chosen } of buyers) {
            const dates = chosen.map((id) =>
              date(id, {
                capacity: capacities[id] ?? 0,
                confirmed: soldPlaces[id] ?? 0,
                wanted: quantity,
              }),
            );
            if (!decidePlaces({ availability: availability({ wanted: quantity }), dates }, now).ok)
              continue;
            for (const id of chosen) soldPlaces[id] = (soldPlaces[id] ?? 0) + quantity;
          }
          soldPlaces.forEach((count, id) => expect(count).toBeLessThanOrEqual(capacities[id] ?? 0));
        },
      ),
    );
  });
});
