import { expect, test } from 'vitest';
import { pageEdges } from './page-edges.ts';

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
