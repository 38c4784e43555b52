import { expect, test } from 'vitest';
import { readGridQuery } from './grid-query.ts';
import { isSameStep, type Step, stepOf } from './steps.ts';

const step = (from: string, to: string): Step =>
  stepOf({
    from: readGridQuery(new URLSearchParams(from)),
    to: readGridQuery(new URLSearchParams(to)),
    search: to,
  });

test.each([
  ['', '?search=ea', 'search'],
  ['?search=ea', '?search=eau', 'search'],
  ['?age=1', '?age=12', 'age'],
  ['', '?date=2026-07-06', 'date'],
  ['?search=eau', '?search=eau&location=la', undefined],
  ['?search=eau', '?search=eau%20vive&location=la', undefined],
  ['?search=eau&age=3', '', undefined],
  ['?location=la,lb&search=a&page_number=3', '?location=la,lb&search=ab', 'search'],
] as const)('from %s to %s, %s is typed', (from, to, field) => {
  expect(step(from, to).typed).toBe(field);
});

test('further typing continues its step; a choice, another field and typing after going back do not', () => {
  const last = step('', '?search=ea');
  const next = step('?search=ea', '?search=eau');
  expect(isSameStep(last, { at: '?search=ea', next })).toBe(true);
  expect(isSameStep(null, { at: '?search=ea', next })).toBe(false);
  expect(isSameStep(last, { at: '', next: step('', '?search=x') })).toBe(false);
  expect(isSameStep(last, { at: '?search=ea', next: step('?search=ea', '?search=ea&age=3') })).toBe(
    false,
  );
  const first_step = step('', '?location=la');
  const more = step('?location=la', '?location=la,lb');
  expect(isSameStep(first_step, { at: '?location=la', next: more })).toBe(false);
});
