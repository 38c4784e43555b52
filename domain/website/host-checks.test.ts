import { expect, test } from 'vitest';
import { readSiteAddress, recordsFor, resultOfAll } from './host-checks.ts';

test.each([
  [['HERE', 'HERE'], 'HERE'],
  [['HERE', 'NO_ANSWER'], 'HERE'],
  [['HERE', 'CERTIFICATE'], 'HERE'],
  [['HERE', 'ELSEWHERE'], 'ELSEWHERE'],
  [['HERE', 'PRIVATE_NETWORK'], 'PRIVATE_NETWORK'],
  [['NO_ANSWER', 'CERTIFICATE'], 'CERTIFICATE'],
  [['NO_ANSWER'], 'NO_ANSWER'],
  [[], 'NAME_UNKNOWN'],
] as const)('%j combine to %s', (results, expected) => {
  expect(resultOfAll(results)).toBe(expected);
});

test('a host name as target is set by CNAME, addresses by A and AAAA', () => {
  const site = readSiteAddress(['sites.example.be', '203.0.113.7', '2001:db8::7']);
  expect(recordsFor(site)).toEqual([
    { type: 'CNAME', value: 'sites.example.be' },
    { type: 'A', value: '203.0.113.7' },
    { type: 'AAAA', value: '2001:db8::7' },
  ]);
  expect(recordsFor(readSiteAddress([]))).toEqual([]);
});
