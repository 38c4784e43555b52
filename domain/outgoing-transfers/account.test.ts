import { expect, test } from 'vitest';
import { decideAccount } from './account.ts';

const IBAN = 'BE68 5390 0754 7034';

test.each([
  [
    'both',
    { holder: ' Anne Dubois ', iban: IBAN },
    { ok: true, value: { holder: 'Anne Dubois', iban: 'BE68539007547034' } },
  ],
  [
    'no holder',
    { holder: ' ', iban: IBAN },
    { ok: false, refused: 'HOLDER_REQUIRED', fields: { holder: 'HOLDER_REQUIRED' } },
  ],
  [
    'a wrong digit',
    { holder: 'Anne', iban: 'BE68 5390 0754 7035' },
    { ok: false, refused: 'IBAN_INVALID', fields: { iban: 'IBAN_INVALID' } },
  ],
  [
    'nothing',
    { holder: '', iban: '' },
    {
      ok: false,
      refused: 'IBAN_REQUIRED',
      fields: { holder: 'HOLDER_REQUIRED', iban: 'IBAN_REQUIRED' },
    },
  ],
])('an account with %s', (_case, account, decision) => {
  expect(decideAccount(account)).toEqual(decision);
});
