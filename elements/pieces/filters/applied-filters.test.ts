import { expect, test } from 'vitest';
import { appliedQuery, appliedFilters, type FilterSettings } from './applied-filters.ts';
import { activeFilters, readGridQuery } from './grid-query.ts';

const query = readGridQuery(
  new URLSearchParams(
    'search=eau&age=7&date=2026-07-06&location=la&period=2026-07&weekday=1&category-ga=kb&page_number=3',
  ),
);
const applied = (filters: FilterSettings) => appliedFilters(filters, query);

test('a filter that a section does not list is elsewhere on its page, and applies', () => {
  expect(applied([])).toEqual({
    search: 'eau',
    age: 7,
    date: '2026-07-06',
    location: ['la'],
    period: ['2026-07'],
    weekday: [1],
    category: ['kb'],
  });
});

test('a filter that a section disables does not apply, and is not counted', () => {
  const off = (['search', 'age', 'location', 'category'] as const).map((id) => ({
    id,
    disabled: true,
  }));
  expect(applied(off)).toEqual({ date: '2026-07-06', period: ['2026-07'], weekday: [1] });
  expect(activeFilters(appliedQuery(off, { query }))).toBe(3);
  expect(appliedQuery(off, { query }).page_number).toBe(3);
});

test('a day applies as long as it can be chosen in one way', () => {
  const day = (field: boolean, calendar: boolean) =>
    applied([
      { id: 'date', disabled: field },
      { id: 'date-calendar', disabled: calendar },
    ]).date;
  expect([day(true, false), day(false, true), day(true, true)]).toEqual([
    '2026-07-06',
    '2026-07-06',
    undefined,
  ]);
});
