import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHostname as read } from './hostnames.ts';

const readHostname = (typed: string) => read(typed, domainToASCII);

test.each([
  ['www.camps.be', 'www.camps.be'],
  ['  https://www.Camps.be/fr?x=1 ', 'www.camps.be'],
  ['http://localhost:3000', 'localhost'],
  ['stages.xn--cole-9oa.be.', 'stages.xn--cole-9oa.be'],
  ['https://Stages.École.be/', 'stages.xn--cole-9oa.be'],
])('%s is %s', (typed, hostname) => {
  expect(readHostname(typed)).toEqual({ ok: true, value: hostname });
});

test.each(['', 'é cole.be', 'a b.be', '-a.be', 'a-.be', 'a..be', `${'a'.repeat(64)}.be`, 'a_b.be'])(
  'HOSTNAME_INVALID for "%s"',
  (typed) => {
    expect(readHostname(typed)).toMatchObject({ ok: false, refused: 'HOSTNAME_INVALID' });
  },
);

test('a parsed name parses to itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.domain(), fc.string()), (typed) => {
      const first = readHostname(typed);
      if (first.ok) expect(readHostname(first.value)).toEqual(first);
    }),
  );
});
