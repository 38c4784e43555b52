import { expect, test } from 'vitest';
import { tagged } from './tags.ts';

const many = Array.from({ length: 20 }, (_, index) => `t${index}`);

test.each([
  [[], { add: ['a'], remove: [] }, ['a']],
  [['a'], { add: ['a', 'b', 'b'], remove: [] }, ['a', 'b']],
  [['a', 'b'], { add: [], remove: ['a', 'c'] }, ['b']],
  [['a', 'b'], { add: ['a'], remove: ['a'] }, ['b', 'a']],
  [many, { add: ['t3'], remove: [] }, many],
  [many, { add: ['u'], remove: ['t0'] }, [...many.slice(1), 'u']],
])('%j with %j: %j', (tags, change, value) => {
  expect(tagged(tags, change)).toEqual({ ok: true, value });
});

test('no record has more than 20', () => {
  expect(tagged(many, { add: ['u'], remove: [] })).toMatchObject({ refused: 'TAGS_TOO_MANY' });
});
