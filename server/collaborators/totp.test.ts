import { expect, test } from 'vitest';
import { acceptedStep, isTotpSecret, newTotpSecret, totpCodeAt, totpUri } from './totp.ts';

/** "12345678901234567890" in base 32, the secret of RFC 6238 appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the RFC’s code is %s', (second, code) => {
  expect(totpCodeAt(SECRET, Math.floor(second / 30))).toBe(code);
});

test('a code is accepted a step early or late, once, and never from further away', () => {
  const now = '2005-03-18T01:58:31.000Z'; // second 1 111 111 111
  const ask = (code: string, last_step = 0) =>
    acceptedStep({ secret: SECRET, code, now, last_step });
  const step = Math.floor(1_111_111_111 / 30);
  expect(ask('050 471')).toBe(step);
  expect(ask('081804')).toBe(step - 1);
  expect(ask(totpCodeAt(SECRET, step + 1))).toBe(step + 1);
  expect(ask('050471', step)).toBeNull();
  expect(ask(totpCodeAt(SECRET, step - 2))).toBeNull();
  expect(ask('05047')).toBeNull();
  expect(ask('')).toBeNull();
});

test('secrets are long, different and readable by apps', () => {
  const secret = newTotpSecret();
  expect(secret).toHaveLength(32);
  expect(isTotpSecret(secret)).toBe(true);
  expect(newTotpSecret()).not.toBe(secret);
  expect(isTotpSecret('ABC')).toBe(false);
  expect(totpUri({ secret, account: 'a@b.be', issuer: 'Été & co' })).toContain(
    'otpauth://totp/%C3%89t%C3%A9%20%26%20co:a%40b.be?secret=',
  );
});
