import { expect, test } from 'vitest';
import { newRecoveryCodes, plainRecoveryCode } from './recovery-codes.ts';

test('ten different codes without easily confused characters', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/);
});

test('a code is the same however it is typed', () => {
  expect(plainRecoveryCode(' abcd-efgh jkmn-2345 ')).toBe('ABCDEFGHJKMN2345');
});
