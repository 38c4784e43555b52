import { expect, test } from 'vitest';
import { jsonOf, keepJson } from './kept-json.ts';

const read = (answer: unknown): unknown => JSON.parse(jsonOf(answer).toString());

test('an answer from cached rows equals a fresh one, repeatedly', () => {
  const rows = [
    keepJson({ title: 'L’été “à” l’eau', none: undefined }),
    keepJson({ id: 2, of: [1] }),
  ];
  for (const answer of [
    { data: rows, count: 2 },
    { count: 2, data: rows },
    { data: rows },
    { data: [rows[1]] },
  ]) {
    expect(read(answer)).toEqual(JSON.parse(JSON.stringify(answer)));
    expect(read(answer)).toEqual(JSON.parse(JSON.stringify(answer)));
  }
});

test('any other answer is written as it is', () => {
  const kept = keepJson({ id: 1 });
  for (const answer of [
    { data: [] },
    { data: [kept, { id: 2 }] },
    { data: kept },
    [kept],
    null,
    'é',
    3,
  ])
    expect(read(answer)).toEqual(answer);
});

test('a cached row cannot be changed', () => {
  const row: { id: number } = keepJson({ id: 1 });
  expect(() => {
    row.id = 2;
  }).toThrow(TypeError);
});
