import { expect, test } from 'vitest';
import { keptEmail } from './email.ts';

test.each([
  ['anne@example.org', 'anne@example.org'],
  [' Anne.Dubois@Example.ORG ', 'anne.dubois@example.org'],
  ['anne&paul@example.org', 'anne&paul@example.org'],
  ['anne!x@example.org', 'anne!x@example.org'],
  ['anne#1@example.org', 'anne#1@example.org'],
  ['anne/paul@example.org', 'anne/paul@example.org'],
  ["o'neill+camp@example.org", "o'neill+camp@example.org"],
  ['anne@example.xn--p1ai', 'anne@example.xn--p1ai'],
  ['anne@société.be', 'anne@xn--socit-esab.be'],
  ['anne@SOCIÉTÉ.be', 'anne@xn--socit-esab.be'],
  ['anne@socie\u0301te\u0301.be', 'anne@xn--socit-esab.be'],
  ['anne@пример.рф', 'anne@xn--e1afmkfd.xn--p1ai'],
  ['anne@例え.jp', 'anne@xn--r8jz45g.jp'],
  ['anne@münchen.example', 'anne@xn--mnchen-3ya.example'],
])('%j is kept as %s', (typed, kept) => {
  expect(keptEmail(typed)).toBe(kept);
  expect(keptEmail(kept)).toBe(kept);
});

test.each([
  '',
  'anne',
  'anne@',
  '@example.org',
  'anne@example',
  'anne@127.0.0.1',
  'anne@example.123',
  'anne..paul@example.org',
  '.anne@example.org',
  'anne.@example.org',
  'anne@-example.org',
  'anne@example-.org',
  'anne@example..org',
  'anne paul@example.org',
  'anne@exam ple.org',
  'anne@example.org\nbcc: x@example.org',
  'anne,paul@example.org',
  'anne<paul@example.org',
  'ann\u00e9@example.org',
  'a@b@example.org',
  `${'a'.repeat(65)}@example.org`,
])('%j is not an address', (typed) => {
  expect(keptEmail(typed)).toBeNull();
});
