import { expect, test } from 'vitest';
import { pageEdges, pagesOf } from './page-edges.ts';

test.each([
  [
    { page: 1, size: 20, total: 0 },
    { first: true, last: true, hidden: true },
  ],
  [
    { page: 1, size: 20, total: 20 },
    { first: true, last: true, hidden: true },
  ],
  [
    { page: 1, size: 20, total: 21 },
    { first: true, last: false, hidden: false },
  ],
  [
    { page: 2, size: 20, total: 21 },
    { first: false, last: true, hidden: false },
  ],
  [
    { page: 2, size: 20, total: 40 },
    { first: false, last: true, hidden: false },
  ],
  [
    { page: 2, size: 20, total: 41 },
    { first: false, last: false, hidden: false },
  ],
  [
    { page: 9, size: 20, total: 41 },
    { first: false, last: true, hidden: false },
  ],
])('%o stands at %o', (paging, edges) => {
  expect(pageEdges(paging)).toEqual(edges);
});

test.each([
  { what: 'of an empty list', page: 1, total: 0, rows: 0, pages: 1 },
  { what: 'as counted', page: 2, total: 41, rows: 20, pages: 3 },
  { what: 'beyond the last', page: 99, total: 41, rows: 0, pages: 3 },
  { what: 'beyond the bound of counting', page: 12, total: 200, rows: 20, pages: 12 },
])('the number of pages $what', ({ page, total, rows, pages }) => {
  expect(pagesOf({ page, size: 20, total, rows })).toBe(pages);
});
