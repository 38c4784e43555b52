import { expect, test } from 'vitest';
import { begin, record, recordBehind, redo, undo } from './history.ts';

const typed = (next: string, at: number) => ({ next, field: 'title', at });

test('five steps back and two further lead to exactly those states', () => {
  let history = begin('0');
  for (const next of ['1', '2', '3', '4', '5', '6'])
    history = record(history, { next, field: null, at: 0 });
  for (let step = 0; step < 5; step++) history = undo(history);
  expect(history.present).toBe('1');
  history = redo(redo(history));
  expect(history.present).toBe('3');
  expect(history.past).toEqual(['0', '1', '2']);
  expect(history.future).toEqual(['4', '5', '6']);
});

test('a new change forgets what was undone', () => {
  const history = undo(record(begin('a'), typed('ab', 0)));
  expect(record(history, typed('ax', 1)).future).toEqual([]);
});

test('writing on in one field is one step, and after a pause another', () => {
  const quick = record(record(begin('a'), typed('ab', 0)), typed('abc', 1000));
  expect(quick.past).toEqual(['a']);
  expect(record(quick, typed('abcd', 3000)).past).toEqual(['a', 'abc']);
  expect(record(quick, { next: 'x', field: 'text', at: 1001 }).past).toEqual(['a', 'abc']);
});

test('writing after an undo is a step of its own', () => {
  const history = undo(record(record(begin('a'), typed('ab', 0)), typed('abc', 5000)));
  expect(record(history, typed('abx', 5001)).past).toEqual(['a', 'ab']);
});

test('a change of nothing is no step', () => {
  const history = begin({ title: 'a' });
  expect(record(history, { next: { title: 'a' }, field: null, at: 0 })).toBe(history);
});

test('there is nothing before the first state and after the last', () => {
  const history = begin('a');
  expect(undo(history)).toBe(history);
  expect(redo(history)).toBe(history);
});

test('two hundred steps are kept', () => {
  let history = begin(0);
  for (let next = 1; next <= 250; next++) history = record(history, { next, field: null, at: 0 });
  expect(history.past).toHaveLength(200);
  expect(history.past[0]).toBe(50);
});

test('another state is put one step behind, and the present one stays', () => {
  const history = recordBehind(record(begin('a'), typed('mine', 0)), 'theirs');
  expect(history).toMatchObject({ present: 'mine', past: ['a', 'mine', 'theirs'] });
  expect(undo(history).present).toBe('theirs');
});
