import { expect, test } from 'vitest';
import { domainOf, readSenderDomain } from './read-sender-domain.ts';

const platform = ['sites.example.be', 'Bounces.Example.eu'];

test.each([
  ['inscriptions@maison.be', 'maison.be', 'inscriptions@maison.be'],
  [' Inscriptions@MAISON.be ', 'maison.be', 'inscriptions@maison.be'],
  ['maison.be', 'maison.be', null],
  ['https://www.Maison.be/contact', 'maison.be', null],
  ['news@www.maison.be', 'www.maison.be', 'news@www.maison.be'],
  ['École.be', 'xn--cole-9oa.be', null],
  ['info@école.be', 'xn--cole-9oa.be', 'info@xn--cole-9oa.be'],
  ['mail.maison.be.', 'mail.maison.be', null],
  ['example.be', 'example.be', null],
  ['mygmail.com', 'mygmail.com', null],
])('%s is %s', (typed, domain, address) => {
  expect(readSenderDomain(typed, { platform })).toEqual({ ok: true, value: { domain, address } });
});

test.each([
  ['', 'INVALID'],
  ['maison', 'INVALID'],
  ['une maison.be', 'INVALID'],
  ['@maison.be', 'INVALID'],
  ['a@b@maison.be', 'INVALID'],
  ['info@maison.be\r\nBcc: all@maison.be', 'INVALID'],
  ['La Maison <info@maison.be>', 'INVALID'],
  ['127.0.0.1', 'INVALID'],
  ['info@localhost', 'INVALID'],
  ['maison.local', 'INVALID'],
  ['-maison.be', 'INVALID'],
  [`${'a'.repeat(64)}.be`, 'INVALID'],
  ['maison@gmail.com', 'PUBLIC'],
  ['GMail.com', 'PUBLIC'],
  ['maison@hotmail.fr', 'PUBLIC'],
  ['maison@yahoo.co.uk', 'PUBLIC'],
  ['maison@skynet.be', 'PUBLIC'],
  ['sites.example.be', 'PLATFORM'],
  ['info@maison.sites.example.be', 'PLATFORM'],
  ['bounces.example.eu', 'PLATFORM'],
])('%j is refused: %s', (typed, code) => {
  expect(readSenderDomain(typed, { platform })).toMatchObject({
    ok: false,
    refused: `SENDER_DOMAIN_${code}`,
  });
});

test('the domain of an address is what follows its last @, in lower case', () => {
  expect(domainOf('info@Maison.be')).toBe('maison.be');
  expect(domainOf('')).toBe('');
});
