import { describe, expect, it } from 'vitest';
import { keptBeginning, keptPhone, writtenPhone } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['0470 12 34 56', '+32470123456', '0470 12 34 56'],
    ['0470/12.34.56', '+32470123456', '0470 12 34 56'],
    [' 0470-123-456 ', '+32470123456', '0470 12 34 56'],
    ['+32 (0)470 12 34 56', '+32470123456', '0470 12 34 56'],
    ['+32 0470 12 34 56', '+32470123456', '0470 12 34 56'],
    ['0032470123456', '+32470123456', '0470 12 34 56'],
    ['02 555 07 40', '+3225550740', '02 555 07 40'],
    ['(02) 555.07.40', '+3225550740', '02 555 07 40'],
    ['04 223 45 67', '+3242234567', '04 223 45 67'],
    ['010 55 52 18', '+3210555218', '010 55 52 18'],
    ['0800/12 345', '+3280012345', '0800 12 345'],
    ['+33 6 12 34 56 78', '+33612345678', '+33 6 12 34 56 78'],
    ['00 33 (0)6 12 34 56 78', '+33612345678', '+33 6 12 34 56 78'],
    ['+352 621 123 456', '+352621123456', '+352 6 21 12 34 56'],
    ['+1 202 555 01 43', '+12025550143', '+1 20 25 55 01 43'],
    ['+44 20 7946 0958', '+442079460958', '+44 20 79 46 09 58'],
    ['', '', ''],
  ])('%j is kept as %s and shown as %s', (input, kept, written) => {
    expect(keptPhone(input)).toBe(kept);
    expect(writtenPhone(kept)).toBe(written);
    // the written form is accepted again
    expect(keptPhone(written)).toBe(kept);
  });

  it.each([
    'bonjour',
    '0470',
    '02 123',
    '0470 12 34 5',
    '0470 12 34 567',
    '0470 12 34 56 ou 02 555 07 40',
    '470 12 34 56',
    '+',
    '++32470123456',
    '+0470123456',
    '00',
    '000000000',
    '02 555 07 40 ext. 3',
    '0470 12 34 5O',
    '+32 470 12',
    '+33 1',
    '+1234567890123456',
    '٠٤٧٠١٢٣٤٥٦',
  ])('%j is not a phone number', (input) => {
    expect(keptPhone(input)).toBeNull();
  });

  it('is shown as it was stored when it is not in the standard form', () => {
    expect(writtenPhone('+32 480 84 96 11')).toBe('0480 84 96 11');
    expect(writtenPhone('demander Nora')).toBe('demander Nora');
  });

  it.each([
    ['0470', '+32470'],
    ['0470/1', '+324701'],
    ['+336', null],
    ['+3361', '+3361'],
    ['04', null],
    ['1234', null],
    ['nora', null],
    ['', null],
  ])('typed as %j, starts with %s', (typed, beginning) => {
    expect(keptBeginning(typed)).toBe(beginning);
  });
});
