import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  changeFilter,
  gridHref,
  NOTHING_CHOSEN,
  readGridQuery,
} from './grid-query.ts';

const readText = (text: string) => readGridQuery(new URLSearchParams(text));

describe('the address of a catalogue', () => {
  it('reads lists with commas and repeated names alike', () => {
    expect(readText('location=aa,bb&location=cc&category-g1=x&category-g2=y,z')).toMatchObject({
      chosen: { location: ['aa', 'bb', 'cc'], 'category-g1': ['x'], 'category-g2': ['y', 'z'] },
    });
  });

  it.each([
    'period=2026-13',
    'period=juillet',
    'weekday=0,8',
    'date=2026-02-30',
    'date=0000-01-01',
    'age=-1',
    'age=abc',
    'age=999',
    'page_number=0',
    'page_number=1e9',
    'location=%00,DROP TABLE',
    'category-=a',
    'search=%20%20',
  ])('ignores an invalid value: %s', (text) => {
    expect(readText(text)).toEqual(NOTHING_CHOSEN);
  });

  it('writes what it reads, and keeps parameters of others', () => {
    const present = new URLSearchParams('preview=true&search=old&page_number=4');
    const query = {
      search: 'eau vive',
      date: '2026-07-06',
      age: 7,
      page_number: 2,
      chosen: {
        location: ['aa', 'bb'],
        'category-g1': ['x', 'y'],
        period: ['2026-07', '2026-08'],
        weekday: ['1', '3'],
      },
    };
    const href = gridHref(query, present);
    expect(href).toBe(
      '?preview=true&search=eau+vive&location=aa,bb&category-g1=x,y&period=2026-07,2026-08&weekday=1,3&date=2026-07-06&age=7&page_number=2',
    );
    expect(readText(href)).toEqual(query);
  });

  it('reads both spellings of a month and writes one', () => {
    const query = readText('availabilities-period=2026-08&period=2026-07,2026-08');
    expect(query.chosen['period']?.toSorted()).toEqual(['2026-07', '2026-08']);
    expect(gridHref(query, new URLSearchParams('availabilities-period=2026-08'))).toBe(
      '?period=2026-08,2026-07',
    );
  });

  it('goes back to the first page when a filter changes', () => {
    expect(changeFilter(readText('page_number=5&age=3'), { age: 4 })).toMatchObject({
      age: 4,
      page_number: 1,
    });
  });

  it('counts every choice as one active filter', () => {
    expect(activeFilters(readText('search=a&age=4&location=aa,bb&category-g=x'))).toBe(5);
    expect(activeFilters(readText('period=2026-07,2026-08&weekday=1,2&date=2026-07-06'))).toBe(5);
    expect(activeFilters(NOTHING_CHOSEN)).toBe(0);
  });
});
