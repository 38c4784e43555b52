import { expect, test } from 'vitest';
import { isPdf } from './transaction-proofs.ts';

test.each([
  ['a PDF', '%PDF-1.7', true],
  ['a page of the web', '<html>', false],
  ['a beginning that is cut', '%PD', false],
  ['nothing', '', false],
])('%s', (_name, text, expected) => {
  expect(isPdf(new TextEncoder().encode(text))).toBe(expected);
});
