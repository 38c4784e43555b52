import { expect, test } from 'vitest';
import { decideDebtor } from './debtor.ts';

const ORGANISER = {
  name: 'L’Éclaircie',
  bank_account: 'BE72 0000 0000 1616',
  bank_account_holder: 'L’Éclaircie ASBL',
  bank_identifier: 'gkcc be bb',
};

test('the account of an organiser is its holder, its number and its bank', () => {
  expect(decideDebtor(ORGANISER)).toEqual({
    ok: true,
    value: { holder: 'L’Éclaircie ASBL', iban: 'BE72000000001616', bic: 'GKCCBEBB' },
  });
  const numbered = decideDebtor({ ...ORGANISER, bank_identifier: ' ' });
  expect(numbered).toMatchObject({ ok: true, value: { bic: '' } });
  const unnamed = decideDebtor({ ...ORGANISER, bank_account_holder: '' });
  expect(unnamed).toMatchObject({ ok: true, value: { holder: 'L’Éclaircie' } });
});

test.each([
  ['no number', { bank_account: '' }],
  ['a wrong number', { bank_account: 'BE72000000001617' }],
  ['half a bank', { bank_identifier: 'GKCC' }],
  ['a bank of another country', { bank_identifier: 'BNPAFRPP' }],
  ['no name at all', { name: '', bank_account_holder: ' ' }],
])('an organiser with %s sends no money', (_case, more) => {
  expect(decideDebtor({ ...ORGANISER, ...more })).toMatchObject({
    refused: 'ORGANISER_ACCOUNT_INCOMPLETE',
  });
});
