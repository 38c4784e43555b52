import { describe, expect, test } from 'vitest';
import type { CalendarDate } from './calendar-date.ts';
import { groupDates, inLanes } from './group-dates.ts';

const lea = { cuid: 'lea', name: 'Léa Claes' };
const tom = { cuid: 'tom', name: 'Tom Adam' };

function date(cuid: string, more: Partial<CalendarDate>): CalendarDate {
  return {
    cuid,
    version: 1,
    availability: 'camp',
    activity: { cuid: 'circus', title: 'Cirque' },
    location: null,
    location_cuid: null,
    collaborators: [],
    motif: 'stage',
    day: '2026-07-06',
    start_at: '2026-07-06T07:00:00.000Z',
    end_at: '2026-07-06T09:00:00.000Z',
    capacity: null,
    registered: 0,
    status: 'OPEN',
    called_off: false,
    ...more,
  };
}

const groupsOf = (dates: readonly CalendarDate[], by: 'location' | 'collaborator') =>
  groupDates(dates, { by, words: { without: 'Sans', locale: 'fr-BE' } }).map((group) => [
    group.name,
    group.dates.map(({ cuid }) => cuid),
  ]);

describe('dates by place or collaborator', () => {
  test('are listed under each collaborator, sorted by name, with those without one last', () => {
    const dates = [
      date('a', { collaborators: [tom, lea] }),
      date('b', {}),
      date('c', { collaborators: [lea] }),
    ];
    expect(groupsOf(dates, 'collaborator')).toEqual([
      ['Léa Claes', ['a', 'c']],
      ['Tom Adam', ['a']],
      ['Sans', ['b']],
    ]);
  });

  test('keep two places of the same name apart', () => {
    const dates = [
      date('a', { location: 'Salle', location_cuid: 'two' }),
      date('b', { location: 'Salle', location_cuid: 'one' }),
      date('c', { location: 'Étang', location_cuid: 'pond' }),
    ];
    expect(groupsOf(dates, 'location')).toEqual([
      ['Étang', ['c']],
      ['Salle', ['b']],
      ['Salle', ['a']],
    ]);
  });
});

describe('simultaneous dates', () => {
  const at = (from: number, to: number) => ({
    start_at: `2026-07-06T${String(from).padStart(2, '0')}:00:00.000Z`,
    end_at: `2026-07-06T${String(to).padStart(2, '0')}:00:00.000Z`,
  });

  test('are side by side, those that follow are below, and one alone takes the full width', () => {
    const laned = inLanes([at(9, 12), at(10, 11), at(11, 13), at(14, 15)]);
    expect(laned.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [1, 2],
      [0, 1],
    ]);
  });

  test('there are no lanes without dates', () => {
    expect(inLanes([])).toEqual([]);
  });
});
