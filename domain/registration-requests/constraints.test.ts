import { casesOf } from '@ribambelle/testing/reading/cases.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  CONSTRAINT_FILTERS,
  CONSTRAINT_TYPES,
  constraintErrors,
  constraintTypeOf,
  type RequestConstraint,
} from '../activities/request-constraints.ts';
import { instantAt } from '../base/days.ts';
import { addMinutes } from '../base/instants.ts';
import { brokenConstraints, CONSTRAINT_CODES, decideConstraints } from './broken-constraints.ts';
import type { Counted } from './constraint-groups.ts';

const zone = 'Europe/Brussels';
const MOMENT = { timezone: zone, now: instantAt({ day: '2026-10-20', wall_time: '12:00', zone }) };

/** `at least 2 places same.date future from 11-01 to 11-30` */
function constraintOf(cell: string): RequestConstraint {
  const [, bound, count] = /^at (least|most) (\d+)/u.exec(cell) ?? [];
  const what = cell.includes('places') ? 'locations' : 'registrations';
  const dayAfterWord = (word: string) => {
    const day = new RegExp(`${word} (\\d\\d-\\d\\d)`, 'u').exec(cell)?.[1];
    return day === undefined ? null : `2026-${day}`;
  };
  return {
    type: constraintTypeOf(`${what}.count.${bound === 'least' ? 'minimum' : 'maximum'}`),
    payload: {
      count: Number(count),
      availabilities: CONSTRAINT_FILTERS.filter((filter) => cell.split(' ').includes(filter)),
      period_start: dayAfterWord('from'),
      period_end: dayAfterWord('to'),
    },
    optional: false,
  };
}

/** `10-21 09:00 + 10-22 09:00 @A`; an hour later for the time that occurs `again`. */
const startOf = (words: string) => {
  const [, day = '', wall_time = ''] = /(\d\d-\d\d) (\d\d:\d\d)/u.exec(words) ?? [];
  const start_at = instantAt({ day: `2026-${day}`, wall_time, zone });
  return { start_at: words.includes('again') ? addMinutes(start_at, 60) : start_at };
};

function countedIn(cell: string, first: number): readonly Counted[] {
  if (cell === '') return [];
  return cell.split(', ').map((words, index) => ({
    availability_id: first + index,
    location_id: words.includes('@') ? words.charCodeAt(words.indexOf('@') + 1) : null,
    dates: words.split(' + ').map(startOf),
  }));
}

const TABLES = [
  'Registrations',
  'What is the same',
  'The day on which the clock changes',
  'Locations',
];

describe.each(TABLES)('%s', (heading) => {
  it.each(casesOf('requests', heading))(
    '%s, with %s, asks for %s: %s',
    (constraint, held, wanted, breaks) => {
      const broken = brokenConstraints([constraintOf(constraint)], {
        held: countedIn(held, 101),
        wanted: countedIn(wanted, 1),
        moment: MOMENT,
      });
      const blame = broken.map(
        ({ availability_ids }) => availability_ids.join(', ') || 'the whole',
      );
      expect(blame[0] ?? 'nothing').toBe(breaks);
    },
  );
});

test('every table has rows', () => {
  expect(TABLES.map((heading) => casesOf('requests', heading).length)).toEqual([14, 12, 5, 9]);
});

test('a lesson that is both held and requested counts once', () => {
  const twice = countedIn('10-21 09:00', 1);
  const group = { held: twice, wanted: twice };
  expect(brokenConstraints([constraintOf('at most 1')], { ...group, moment: MOMENT })).toEqual([]);
});

describe('when they are broken', () => {
  const lessons = countedIn('10-21 09:00, 10-21 14:00', 7);
  const brokenBy = (cells: readonly string[], optional: boolean) =>
    brokenConstraints(
      cells.map((cell) => ({ ...constraintOf(cell), optional })),
      { held: [], wanted: lessons, moment: MOMENT },
    );

  test('a required one refuses, and blames the availabilities', () => {
    expect(decideConstraints(brokenBy(['at most 1 same.date'], false), lessons)).toEqual({
      ok: false,
      refused: 'CONSTRAINT_REGISTRATIONS_MAXIMUM',
      fields: { 'availabilities.1.id': 'CONSTRAINT_REGISTRATIONS_MAXIMUM' },
    });
  });

  test('of several broken ones, the first is reported for each availability, and the first for which nothing counts for the whole request', () => {
    const broken = brokenBy(['at least 1 from 12-01', 'at least 2 places', 'at most 1'], false);
    expect(decideConstraints(broken, lessons)).toEqual({
      ok: false,
      refused: 'CONSTRAINT_REGISTRATIONS_MINIMUM',
      fields: {
        availabilities: 'CONSTRAINT_REGISTRATIONS_MINIMUM',
        'availabilities.0.id': 'CONSTRAINT_LOCATIONS_MINIMUM',
        'availabilities.1.id': 'CONSTRAINT_LOCATIONS_MINIMUM',
      },
    });
  });

  test('an optional one does not refuse', () => {
    const broken = brokenBy(['at most 1'], true);
    expect(broken).toHaveLength(1);
    expect(decideConstraints(broken, lessons)).toEqual({ ok: true, value: null });
  });
});

test('every type has its own code', () => {
  const codes = CONSTRAINT_TYPES.map((type) => CONSTRAINT_CODES[type]);
  expect(new Set(codes).size).toBe(CONSTRAINT_TYPES.length);
});

test('a period that ends before it begins is blamed; an unknown type forbids nothing', () => {
  const reversed = constraintOf('at most 1 from 11-02 to 11-01');
  expect(constraintErrors([constraintOf('at most 1 from 11-01 to 11-01'), reversed])).toEqual({
    'constraints.1.payload.period_end': 'PERIOD_REVERSED',
  });
  expect(constraintTypeOf('other')).toBe('registrations.count.minimum');
});

test('for any request, only requested availabilities are blamed, and removing them satisfies a maximum', () => {
  const minutes = fc.array(fc.integer({ min: -9_000, max: 90_000 }), { maxLength: 8 });
  const filters = fc.subarray([...CONSTRAINT_FILTERS]);
  const what = fc.constantFrom('registrations.count.maximum', 'locations.count.maximum');
  const count = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(
      minutes,
      minutes,
      filters,
      what,
      count,
      (heldStarts, wishes, availabilities, type, most) => {
        const countedFrom = (starts: readonly number[], first: number) =>
          starts.map((start, index) => ({
            availability_id: first + index,
            location_id: Math.abs(start) % 3 || null,
            dates: [{ start_at: addMinutes(MOMENT.now, start) }],
          }));
        const payload = { count: most, availabilities, period_start: null, period_end: null };
        const constraint = { type: constraintTypeOf(type), payload, optional: false };
        const heldLessons = countedFrom(heldStarts, 101);
        const wishedLessons = countedFrom(wishes, 1);
        const broken = brokenConstraints([constraint], {
          held: heldLessons,
          wanted: wishedLessons,
          moment: MOMENT,
        });
        const blamedIds = broken.flatMap(({ availability_ids }) => availability_ids);
        const remaining = wishedLessons.filter(
          ({ availability_id }) => !blamedIds.includes(availability_id),
        );
        expect(wishedLessons.length - remaining.length).toBe(blamedIds.length);
        expect(
          brokenConstraints([constraint], { held: heldLessons, wanted: remaining, moment: MOMENT }),
        ).toEqual([]);
      },
    ),
  );
});
