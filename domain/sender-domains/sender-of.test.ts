import { expect, test } from 'vitest';
import { senderOf } from './sender-of.ts';

const usual = {
  address: 'info@maison.be',
  reply_to: '',
  own_server: false,
  verified_domain: null,
  platform_address: 'noreply@example.eu',
  nameless_address: 'noreply@maison.example.eu',
};

test.each<[string, Partial<Parameters<typeof senderOf>[0]>, string, string | null, boolean]>([
  ['no domain', {}, 'noreply@example.eu', 'info@maison.be', false],
  ['a verified one', { verified_domain: 'maison.be' }, 'info@maison.be', null, true],
  [
    'a verified one, answers elsewhere',
    { verified_domain: 'maison.be', reply_to: 'bureau@maison.be' },
    'info@maison.be',
    'bureau@maison.be',
    true,
  ],
  [
    'that of another name',
    { verified_domain: 'ison.be' },
    'noreply@example.eu',
    'info@maison.be',
    false,
  ],
  [
    'answers elsewhere',
    { reply_to: 'bureau@maison.be' },
    'noreply@example.eu',
    'bureau@maison.be',
    false,
  ],
  ['no address', { address: '' }, 'noreply@example.eu', null, false],
  [
    'an own server',
    { own_server: true, verified_domain: 'maison.be' },
    'info@maison.be',
    null,
    false,
  ],
  ['a platform without an address', { platform_address: null }, 'info@maison.be', null, false],
  [
    'neither has an address',
    { platform_address: null, address: '' },
    'noreply@maison.example.eu',
    null,
    false,
  ],
])('with %s', (_, facts, address, reply_to, signed) => {
  expect(senderOf({ ...usual, ...facts })).toEqual({ address, reply_to, signed });
});
