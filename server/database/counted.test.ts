import { expect, test } from 'vitest';
import { pageOf } from './counted.ts';

test.each([
  [{}, { limit: 20, offset: 0 }],
  [{ page_number: 3 }, { limit: 20, offset: 40 }],
  [
    { page_number: 2, page_size: 5 },
    { limit: 5, offset: 5 },
  ],
  [
    { limit: 12, offset: 24 },
    { limit: 12, offset: 24 },
  ],
  [
    { limit: 12, page_number: 3 },
    { limit: 12, offset: 24 },
  ],
  [
    { offset: 7, page_size: 5, page_number: 9 },
    { limit: 5, offset: 7 },
  ],
])('%j is the page %j', (paging, page) => {
  expect(pageOf({ page_number: 1, page_size: 20, ...paging })).toEqual(page);
});
