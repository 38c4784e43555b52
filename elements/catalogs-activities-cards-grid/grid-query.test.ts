import { describe, expect, it } from 'vitest';
import { activeFilters, changeFilter, gridHref, NOTHING_CHOSEN, readGridQuery } from './grid-query.ts';

const read = (text: string) => readGridQuery(new URLSearchParams(text));

describe('the address of a catalogue', () => {
  it('reads lists with commas and repeated names alike', () => {
    expect(read('location=aa,bb&location=cc&category-g1=x&category-g2=y,z')).toMatchObject({
      locations: ['aa', 'bb', 'cc'],
      categories: { g1: ['x'], g2: ['y', 'z'] },
    });
  });

  it.each(['age=-1', 'age=abc', 'age=999', 'page_number=0', 'page_number=1e9', 'location=%00,DROP TABLE', 'category-=a', 'search=%20%20'])(
    'passes over what is no value: %s',
    (text) => {
      expect(read(text)).toEqual(NOTHING_CHOSEN);
    },
  );

  it('writes what it reads, and keeps what is not its own', () => {
    const present = new URLSearchParams('preview=true&search=old&page_number=4');
    const query = { search: 'eau vive', locations: ['aa', 'bb'], categories: { g1: ['x', 'y'] }, age: 7, page_number: 2 };
    const href = gridHref(query, present);
    expect(href).toBe('?preview=true&search=eau+vive&location=aa,bb&category-g1=x,y&age=7&page_number=2');
    expect(read(href)).toEqual(query);
  });

  it('goes back to the first page when a filter changes', () => {
    expect(changeFilter(read('page_number=5&age=3'), { age: 4 })).toMatchObject({ age: 4, page_number: 1 });
  });

  it('counts every choice as one active filter', () => {
    expect(activeFilters(read('search=a&age=4&location=aa,bb&category-g=x'))).toBe(5);
    expect(activeFilters(NOTHING_CHOSEN)).toBe(0);
  });
});
