import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Availability, AvailabilityDate } from './availability.ts';
import { capacityShown, sessionsLeft } from './left.ts';
import {
  bookableDates,
  cardBadge,
  dateStatus,
  effectiveStatus,
  isDateBookable,
  registrationNotice,
} from './status.ts';

const now = '2026-07-01T08:00:00.000Z';
const past = '2026-06-30T07:00:00.000Z';
const coming = '2026-07-02T07:00:00.000Z';
const date = (id: number, changes: Partial<AvailabilityDate> = {}): AvailabilityDate => ({
  id,
  status: 'OPEN',
  start_at: `2026-07-0${id}T07:00:00.000Z`,
  end_at: `2026-07-0${id}T14:00:00.000Z`,
  capacity: 10,
  registered: 4,
  ...changes,
});
const availability = (changes: Partial<Availability> = {}): Availability => ({
  status: 'OPEN',
  start_at: '2026-07-06T07:00:00.000Z',
  end_at: '2026-07-10T14:00:00.000Z',
  registrations_start_at: null,
  registrations_end_at: null,
  allow_registrations_after_start: false,
  capacity: null,
  registered: 0,
  dates: [date(6), date(7)],
  ...changes,
});
const shownAt = (row: Availability, at: string): Availability => ({
  ...row,
  status: effectiveStatus(row, at),
  dates: row.dates.map((one) => ({
    ...one,
    status: dateStatus(one, { availability: row, now: at }),
  })),
});
const full = [date(6, { registered: 10 }), date(7, { registered: 11 })];

describe('an availability', () => {
  it.each([
    ['open', {}, 'OPEN', null, null],
    ['closed', { status: 'CLOSED' }, 'CLOSED', ['closed', true], 'CLOSED'],
    ['overlapping', { status: 'OVERLAP' }, 'OVERLAP', ['overlap', false], 'OVERLAP'],
    ['full as stored', { status: 'FULL' }, 'FULL', ['full', true], 'FULL'],
    ['full on every date', { dates: full }, 'FULL', ['full', true], 'FULL'],
    ['full as a whole', { capacity: 8, registered: 8 }, 'FULL', ['full', true], 'FULL'],
    [
      'full before it opens',
      { dates: full, registrations_start_at: coming },
      'FULL',
      ['full', true],
      'FULL',
    ],
    ['with one date left', { dates: [date(6, { registered: 10 }), date(7)] }, 'OPEN', null, null],
    [
      'with only closed dates',
      { dates: [date(6, { status: 'CLOSED' })] },
      'FULL',
      ['full', true],
      'FULL',
    ],
    [
      'opening later',
      { registrations_start_at: coming },
      'OPEN',
      ['opening_scheduled', false],
      null,
    ],
    ['opening now', { registrations_start_at: now }, 'OPEN', null, null],
    [
      'with registrations over',
      { registrations_end_at: past },
      'CLOSED',
      ['closing_passed', false],
      'CLOSING_PASSED',
    ],
    [
      'full with registrations over',
      { dates: full, registrations_end_at: past },
      'CLOSED',
      ['closing_passed', false],
      'CLOSING_PASSED',
    ],
    ['started', { start_at: past }, 'CLOSED', ['started', false], 'STARTED'],
    [
      'overlapping and started',
      { status: 'OVERLAP', start_at: past },
      'CLOSED',
      ['started', false],
      'STARTED',
    ],
    [
      'started and still open',
      { start_at: past, allow_registrations_after_start: true },
      'OPEN',
      null,
      null,
    ],
    [
      'started with its dates behind',
      {
        start_at: past,
        allow_registrations_after_start: true,
        dates: [date(6, { start_at: past, end_at: past })],
      },
      'FULL',
      ['full', true],
      'FULL',
    ],
    [
      'ended',
      { start_at: past, end_at: past, allow_registrations_after_start: true },
      'CLOSED',
      ['ended', false],
      'ENDED',
    ],
    [
      'closed and ended',
      { status: 'CLOSED', start_at: past, end_at: past },
      'CLOSED',
      ['ended', false],
      'ENDED',
    ],
  ] satisfies [string, Partial<Availability>, string, [string, boolean] | null, string | null][])(
    '%s',
    (_case, changes, status, notice, badge) => {
      const it_ = availability(changes);
      expect(effectiveStatus(it_, now)).toBe(status);
      const actual = registrationNotice(it_, now);
      expect(actual && [actual.kind, actual.waiting_list]).toEqual(notice);
      expect(cardBadge(it_, now)).toBe(badge);
    },
  );

  it('returns the moment of its opening', () => {
    expect(registrationNotice(availability({ registrations_start_at: coming }), now)?.at).toBe(
      coming,
    );
  });

  it.each([
    ['the most on one date', {}, 6],
    ['the most of several', { dates: [date(6, { registered: 9 }), date(7, { registered: 7 })] }, 3],
    ['not more than the whole has', { capacity: 12, registered: 10 }, 2],
    [
      'the whole when no date has a limit',
      { capacity: 12, registered: 10, dates: [date(6, { capacity: null })] },
      2,
    ],
    ['nothing without any limit', { dates: [date(6, { capacity: null })] }, null],
    ['nothing beside a badge', { status: 'CLOSED' }, null],
    [
      'the rest of a running date that can be joined',
      {
        start_at: past,
        allow_registrations_after_start: true,
        dates: [date(1, { start_at: past, registered: 2 }), date(7)],
      },
      8,
    ],
    [
      'nothing of a date behind',
      { dates: [date(6, { start_at: past, registered: 0 }), date(7)] },
      6,
    ],
  ] satisfies [string, Partial<Availability>, number | null][])(
    'shows %s',
    (_case, changes, places) => {
      expect(capacityShown(availability(changes), now)).toBe(places);
    },
  );
});

describe('sessions left', () => {
  const running = {
    start_at: past,
    allow_registrations_after_start: true,
    dates: [date(1, { start_at: past, end_at: past }), date(2), date(3)],
  };
  it.each([
    ['of a course that runs', running, { left: 2, all: 3 }],
    ['not before it starts', {}, null],
    ['not where nobody joins', { ...running, allow_registrations_after_start: false }, null],
    ['not of one date', { ...running, dates: [date(2)] }, null],
  ] satisfies [string, Partial<Availability>, unknown][])('%s', (_case, changes, expected) => {
    expect(sessionsLeft(availability(changes), now)).toEqual(expected);
  });
});

describe('the status of a date', () => {
  it.each([
    ['open', date(6), {}, 'OPEN'],
    ['closed', date(6, { status: 'CLOSED' }), {}, 'CLOSED'],
    ['overlapping', date(6, { status: 'OVERLAP' }), {}, 'OVERLAP'],
    ['full', date(6, { registered: 10 }), {}, 'FULL'],
    ['behind', date(6, { start_at: past }), {}, 'CLOSED'],
    ['full and behind', date(6, { start_at: past, registered: 10 }), {}, 'CLOSED'],
    [
      'running, with registrations after the start',
      date(6, { start_at: past }),
      { start_at: past, allow_registrations_after_start: true },
      'OPEN',
    ],
    ['of a closed availability', date(6), { status: 'CLOSED' }, 'CLOSED'],
    ['of an overlapping availability', date(6), { status: 'OVERLAP' }, 'OVERLAP'],
    ['of a full availability', date(6), { capacity: 3, registered: 3 }, 'FULL'],
    ['closed in a full availability', date(6, { status: 'CLOSED' }), { status: 'FULL' }, 'CLOSED'],
    ['of a started availability', date(6), { start_at: past }, 'CLOSED'],
    ['of an availability that opens later', date(6), { registrations_start_at: coming }, 'OPEN'],
    [
      'of an availability after its registrations',
      date(6),
      { registrations_end_at: past },
      'CLOSED',
    ],
  ] satisfies [string, AvailabilityDate, Partial<Availability>, string][])(
    '%s',
    (_case, dateGiven, changes, status) => {
      expect(dateStatus(dateGiven, { availability: availability(changes), now })).toBe(status);
    },
  );

  it('is OPEN for at least one place exactly when the availability is, and is the same when computed again', () => {
    const instant = fc
      .integer({ min: -3, max: 9 })
      .map((days) => `2026-07-${String(4 + days).padStart(2, '0')}T08:00:00.000Z`);
    const status = fc.constantFrom(
      'OPEN' as const,
      'CLOSED' as const,
      'FULL' as const,
      'OVERLAP' as const,
    );
    const places = {
      status,
      start_at: instant,
      end_at: instant,
      capacity: fc.option(fc.nat(2)),
      registered: fc.nat(2),
    };
    const rows = fc.record({
      ...places,
      registrations_start_at: fc.option(instant),
      registrations_end_at: fc.option(instant),
      allow_registrations_after_start: fc.boolean(),
      dates: fc.array(fc.record({ id: fc.nat(), ...places }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(rows, fc.nat(9), (row, days) => {
        const at = (day: number) => `2026-07-0${day}T08:00:00.000Z`;
        const current = shownAt(row, now);
        expect(current.dates.some((one) => one.status === 'OPEN')).toBe(current.status === 'OPEN');
        const later = at(Math.max(1, days));
        expect(shownAt(current, later)).toEqual(shownAt(row, later));
        expect(registrationNotice(current, later)?.kind).toBe(registrationNotice(row, later)?.kind);
      }),
      { numRuns: 500 },
    );
  });
});

describe('dates', () => {
  it.each([
    [date(6), true],
    [date(6, { capacity: null }), true],
    [date(6, { registered: 10 }), false],
    [date(6, { status: 'CLOSED' }), false],
    [date(6, { status: 'FULL' }), false],
  ])('%j can be booked: %s', (dateGiven, expected) => {
    expect(isDateBookable(dateGiven)).toBe(expected);
  });

  it('are offered in order of start, and only future ones unless registration after the start is allowed', () => {
    const dates = [
      date(7),
      date(6, { start_at: past }),
      date(5, { start_at: past, end_at: past }),
      date(4, { registered: 10 }),
      date(3),
    ];
    const bookableIds = (allow_registrations_after_start: boolean) =>
      bookableDates(availability({ dates, allow_registrations_after_start }), now);
    expect(bookableIds(false).map((one) => one.id)).toEqual([3, 7]);
    expect(bookableIds(true).map((one) => one.id)).toEqual([6, 3, 7]);
  });
});
