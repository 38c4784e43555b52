import { expect, test } from 'vitest';
import { slowest, took } from './slowest.ts';

test('the twenty slowest have a line each, the slowest first', () => {
  const durations = Array.from({ length: 30 }, (_, at) => ({ name: `${at}.test.ts`, seconds: at }));
  const lines = slowest(durations);
  expect(lines).toHaveLength(20);
  expect(lines[0]).toBe('   29.0 s  29.test.ts');
  expect(lines[19]).toBe('   10.0 s  10.test.ts');
});

test('a run shows its minutes, and those of each half', () => {
  const halves = [
    { name: 'unit', seconds: 546 },
    { name: 'flows', seconds: 912 },
  ];
  expect(took(halves)).toBe('Took 24.3 minutes: unit 9.1, flows 15.2.');
});
