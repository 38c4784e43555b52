import { expect, test } from 'vitest';
import { hoursShown, onTheDay, placeItems, UNITS_AN_HOUR } from './schedule-grid.ts';

const at = (text: string, day = '2026-07-06') => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { day, hour, minute };
};
const item = (id: number, from: string, to: string) =>
  onTheDay(id, { start: at(from), end: at(to) });
const free = { start_hour: null, end_hour: null };

test.each([
  ['within a day', at('09:00'), at('10:30'), [540, 630]],
  ['into the night', at('22:00'), at('01:00', '2026-07-07'), [1_320, 1_440]],
  ['over several days', at('09:00'), at('16:00', '2026-07-10'), [540, 1_440]],
  // 2:30 occurs twice on the last Sunday of October
  ['over the hour that comes twice', at('02:30'), at('02:15'), [150, 155]],
  // 2:00 to 3:00 is skipped on the last Sunday of March: one hour reads as two
  ['over the hour that is skipped', at('01:30'), at('03:30'), [90, 210]],
  ['a moment', at('09:00'), at('09:00'), [540, 545]],
])('%s', (_name, start, end, [from_minute, to_minute]) => {
  expect(onTheDay(1, { start, end })).toEqual({ id: 1, from_minute, to_minute });
});

const lessons = [item(1, '09:30', '10:15'), item(2, '16:05', '17:00')];

test.each([
  ['by the data', free, 9, 17],
  ['from a later hour', { start_hour: 12, end_hour: null }, 16, 17],
  ['until an earlier hour', { start_hour: null, end_hour: 12 }, 9, 11],
  ['wider bounds show no empty hours', { start_hour: 7, end_hour: 22 }, 9, 17],
  ['a bound within an item cuts it', { start_hour: 10, end_hour: 16 }, 10, 11],
])('hours %s', (_name, bounds, first_hour, last_hour) => {
  expect(hoursShown(lessons, bounds)).toEqual({ first_hour, last_hour });
});

test.each([
  ['nothing at all', [], free],
  ['nothing within the bounds', lessons, { start_hour: 18, end_hour: 20 }],
  ['bounds that are none', lessons, { start_hour: 12, end_hour: 12 }],
])('no hours: %s', (_name, items, bounds) => {
  expect(hoursShown(items, bounds)).toBeNull();
});

const hours = { first_hour: 9, last_hour: 17 };

test('an hour is twelve units below the first one, and a lone item has the only lane', () => {
  expect(placeItems(lessons, hours)).toEqual([
    { id: 1, from_unit: 6, units: 9, lane: 0, lanes: 1 },
    { id: 2, from_unit: 85, units: 11, lane: 0, lanes: 1 },
  ]);
});

test('overlapping items stand side by side, and the next one takes the lane that is free', () => {
  const placed = placeItems(
    [
      item(1, '09:00', '11:00'),
      item(2, '09:00', '10:00'),
      item(3, '10:00', '12:00'),
      item(4, '12:00', '13:00'),
    ],
    hours,
  );
  expect(placed.map(({ id, lane, lanes }) => [id, lane, lanes])).toEqual([
    [1, 0, 2],
    [2, 1, 2],
    [3, 1, 2],
    [4, 0, 1],
  ]);
});

test('the shortest item can be read and pressed, also at the end of the day', () => {
  const placed = placeItems([item(1, '09:00', '09:10'), item(2, '16:55', '17:00')], hours);
  expect(placed.map(({ from_unit, units }) => [from_unit, units])).toEqual([
    [0, 8],
    [88, 8],
  ]);
});

test('items outside the hours are not drawn, and items that reach in are cut', () => {
  const placed = placeItems(
    [item(1, '07:00', '09:00'), item(2, '08:00', '10:00'), item(3, '17:00', '18:00')],
    hours,
  );
  expect(placed).toEqual([{ id: 2, from_unit: 0, units: 12, lane: 0, lanes: 1 }]);
});

test('overlapping items never share a lane, and nothing leaves the grid, whatever is drawn', () => {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let round = 0; round < 200; round += 1) {
    const items = Array.from({ length: 12 }, (_each, id) => {
      const from_minute = next(1_400);
      return { id, from_minute, to_minute: from_minute + 5 + next(240) };
    });
    const shownHours = hoursShown(items, free);
    if (shownHours === null) throw new Error('There are items');
    const placed = placeItems(items, shownHours);
    const total = (shownHours.last_hour - shownHours.first_hour) * UNITS_AN_HOUR;
    expect(
      placed.filter(({ from_unit, units }) => from_unit < 0 || from_unit + units > total),
    ).toEqual([]);
    const meeting = placed.flatMap((one) =>
      placed.filter(
        (other) =>
          one.id < other.id &&
          one.lane === other.lane &&
          one.from_unit < other.from_unit + other.units &&
          other.from_unit < one.from_unit + one.units,
      ),
    );
    expect(meeting).toEqual([]);
  }
});
