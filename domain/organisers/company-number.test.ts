import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCompanyNumber, writtenCompanyNumber } from './company-number.ts';

test.each([
  ['', ''],
  ['  ', ''],
  ['0417.497.106', '0417497106'],
  ['BE 0417 497 106', '0417497106'],
  ['be0417497106', '0417497106'],
  ['417.497.106', '0417497106'],
  ['BE0403170701', '0403170701'],
  ['1000.000.011', null],
  ['0417.497.107', null],
  ['2417.497.106', null],
  ['0417.497.10', null],
  ['FR40303265045', 'FR40303265045'],
  ['NL 123456789 B01', 'NL123456789B01'],
  ['LU12345678', 'LU12345678'],
  ['DE12345678', null],
  ['XX123456789', null],
  ['ASBL', null],
])('%s is kept as %s', (typed, kept) => {
  const decision = readCompanyNumber(typed);
  expect(decision.ok ? decision.value : null).toBe(kept);
});

test('for any first eight digits, exactly one of a hundred numbers is valid, and one wrong digit is detected', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2_000_000, max: 19_999_999 }), (first) => {
      const rest = String(97 - (first % 97)).padStart(2, '0');
      const number = `${String(first).padStart(8, '0')}${rest}`;
      expect(readCompanyNumber(number)).toEqual({ ok: true, value: number });
      const wrong = `${number.slice(0, 9)}${(Number(number[9]) + 1) % 10}`;
      expect(readCompanyNumber(wrong).ok).toBe(false);
    }),
  );
});

test.each([
  ['0417497106', 'BE 0417.497.106'],
  ['FR40303265045', 'FR40303265045'],
  ['', ''],
])('%s is shown as %s', (kept, written) => {
  expect(writtenCompanyNumber(kept)).toBe(written);
});
