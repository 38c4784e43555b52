import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideIban, groupIban, isWholeIban } from './iban.ts';

test.each([
  ['BE68 5390 0754 7034', { ok: true, value: 'BE68539007547034' }],
  ['be68-5390.0754 7034', { ok: true, value: 'BE68539007547034' }],
  ['BE72 0000 0000 1616', { ok: true, value: 'BE72000000001616' }],
  ['FR14 2004 1010 0505 0001 3M02 606', { ok: true, value: 'FR1420041010050500013M02606' }],
  ['NL91 ABNA 0417 1643 00', { ok: true, value: 'NL91ABNA0417164300' }],
  ['', 'IBAN_REQUIRED'],
  ['  ', 'IBAN_REQUIRED'],
  ['BE68 5390 0754 7035', 'IBAN_INVALID'],
  ['BE68 5390 0754 703', 'IBAN_INVALID'],
  // its check digits are right, its Belgian ones are not
  ['BE95 5390 0754 7033', 'IBAN_INVALID'],
  // check digits that no bank gives: they stand for 97, 98 and 2
  ['BE00 5390 0750 9749', 'IBAN_INVALID'],
  ['BE01 5390 0750 4493', 'IBAN_INVALID'],
  ['BE99 5390 0750 8840', 'IBAN_INVALID'],
  ['539-0075470-34', 'IBAN_INVALID'],
  // a real number, of Brazil
  ['BR18 0036 0305 0000 1000 9795 493C 1', 'IBAN_NOT_SEPA'],
])('%s is %o', (typed, expected) => {
  const decision = decideIban(typed);
  expect(decision.ok ? decision : decision.refused).toEqual(expected);
});

test('one wrong digit is always noticed', () => {
  const right = 'BE68539007547034';
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 15 }),
      fc.integer({ min: 1, max: 9 }),
      (position, added) => {
        const digit = (Number(right[position]) + added) % 10;
        const wrong = right.slice(0, position) + String(digit) + right.slice(position + 1);
        expect(decideIban(wrong).ok).toBe(false);
      },
    ),
  );
});

describe('as it is typed', () => {
  test('it stands in groups of four, however it was pasted', () => {
    expect(groupIban('be6853900754')).toBe('BE68 5390 0754');
    expect(groupIban('BE68-5390-0754-7034')).toBe('BE68 5390 0754 7034');
    expect(groupIban('BE685')).toBe('BE68 5');
  });

  test.each([
    ['BE68 5390 0754 703', false],
    ['BE68 5390 0754 7034', true],
    ['FR14 2004 1010 0505 0001 3M02 60', false],
    ['XX12 3456 7890', false],
    ['XX12 3456 7890 1234', true],
  ])('%s is whole: %s', (typed, whole) => {
    expect(isWholeIban(typed)).toBe(whole);
  });
});
