import { describe, expect, test } from 'vitest';
import { type Column, hoursShown, stepBefore, stretchOn, wallOf } from './calendar-columns.ts';
import { carriedOn, nearestLength, timeOf } from './carrying.ts';

const timezone = 'Europe/Brussels';
const day = '2026-07-06';
const on = (from: string, to: string) => ({
  start_at: `2026-07-06T${from}:00.000Z`,
  end_at: `2026-07-06T${to}:00.000Z`,
});

const column: Column = {
  key: 'one',
  day,
  resource: {
    cuid: 'court',
    name: 'Court',
    published: true,
    prices: [
      { duration: 3_600, amount: 1_800 },
      { duration: 5_400, amount: 2_500 },
    ],
    minimum_participants: 1,
    maximum_participants: 4,
    granularity_minutes: 30,
    open: [on('07:15', '10:00'), on('11:00', '19:30')],
    entries: [],
  },
};

describe('the part of a time on a day', () => {
  test.each([
    ['within it', on('07:00', '08:30'), { from: 540, to: 630 }],
    [
      'from the day before',
      { start_at: '2026-07-05T20:00:00.000Z', end_at: on('', '04:00').end_at },
      { from: 0, to: 360 },
    ],
    [
      'into the day after',
      { start_at: on('20:00', '').start_at, end_at: '2026-07-07T02:00:00.000Z' },
      { from: 1_320, to: 1_440 },
    ],
    [
      'another day',
      { start_at: '2026-07-07T08:00:00.000Z', end_at: '2026-07-07T09:00:00.000Z' },
      null,
    ],
  ])('%s', (_, time, stretch) => {
    expect(stretchOn(time, { day, timezone })).toEqual(stretch);
  });

  test('shows whole hours around the opening hours, and default hours when closed', () => {
    expect(hoursShown([column], timezone)).toEqual({ from: 540, to: 1_320 });
    const closed_column = { ...column, resource: { ...column.resource, open: [] } };
    expect(hoursShown([closed_column], timezone)).toEqual({ from: 480, to: 1_200 });
  });

  test('midnight at the end of a day is the start of the next one', () => {
    expect([wallOf(day, 0), wallOf(day, 575), wallOf(day, 1_440)]).toEqual([
      '2026-07-06T00:00',
      '2026-07-06T09:35',
      '2026-07-07T00:00',
    ]);
  });

  test('a press starts at the step before it, counted from the opening; nowhere while closed', () => {
    const steps = [555, 584, 585, 719, 720, 780].map((minute) =>
      stepBefore(minute, { ...column, timezone }),
    );
    expect(steps).toEqual([555, 555, 585, 705, null, 780]);
  });
});

describe('a moved booking', () => {
  const other = { ...column, key: 'two' };
  const entry = {
    kind: 'BOOKED' as const,
    ...on('08:00', '09:00'),
    booking: null,
    block: null,
    planned: null,
    expires_at: null,
  };
  const start = { entry, from: column, to: 0, start: 600, length: 60 };

  test('stays within the columns and the day', () => {
    expect(carriedOn(start, { columns: -1, minutes: -900, all: [column, other] })).toMatchObject({
      to: 0,
      start: 0,
    });
    expect(carriedOn(start, { columns: 5, minutes: 30, all: [column, other] })).toMatchObject({
      to: 1,
      start: 630,
    });
  });

  test('has a length with a price', () => {
    expect(carriedOn(start, { lengths: 1, all: [column] }).length).toBe(90);
    expect(carriedOn(start, { lengths: -1, all: [column] }).length).toBe(60);
    expect([nearestLength(column, 10), nearestLength(column, 76)]).toEqual([60, 90]);
  });

  test('gives its start and end', () => {
    expect(timeOf({ start: 630, length: 90 }, { column, timezone })).toEqual(on('08:30', '10:00'));
  });
});
