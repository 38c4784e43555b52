import { expect, test } from 'vitest';
import { sendAgain, type UnsentMail } from './obsolete-mail.ts';

const NOW = '2026-07-06T08:00:00.000Z';
const anne = { email: 'anne@example.test', confirmed: true, erased: false };
const order: UnsentMail = {
  recipient: 'anne@example.test',
  concerns: 'ORDER',
  secret: false,
  has_words: true,
  valid_until: null,
  replaced: false,
  customer: anne,
};
const link: UnsentMail = {
  ...order,
  concerns: 'PASSWORD',
  secret: true,
  valid_until: '2026-07-06T08:30:00.000Z',
};
const withNewAddress = { ...anne, email: 'new@example.test' };

test.each<[string, UnsentMail, string]>([
  ['an order', order, 'anne@example.test'],
  ['an order, to the address of today', { ...order, customer: withNewAddress }, 'new@example.test'],
  ['a notice to the organiser', { ...order, customer: null }, 'anne@example.test'],
  ['a link that is still good', link, 'anne@example.test'],
  [
    'a notice about an address, to that address',
    { ...order, concerns: 'ADDRESS', customer: withNewAddress },
    'anne@example.test',
  ],
])('%s is sent', (_, mail, to) => {
  expect(sendAgain(mail, NOW)).toEqual({ send_to: to, obsolete: null });
});

test.each<[string, UnsentMail, string]>([
  ['a link that ended', { ...link, valid_until: NOW }, 'LINK_OVER'],
  ['a link whose words were not kept', { ...link, has_words: false }, 'LINK_OVER'],
  ['a link that a newer one replaced', { ...link, replaced: true }, 'LINK_OVER'],
  ['a link for an address that changed', { ...link, customer: withNewAddress }, 'LINK_OVER'],
  [
    'a vacancy in an availability that has begun',
    { ...order, concerns: 'OTHER', valid_until: NOW },
    'OVER',
  ],
  [
    'an e-mail that requires a confirmed address',
    { ...order, concerns: 'OTHER', customer: { ...anne, confirmed: false } },
    'ADDRESS_UNCONFIRMED',
  ],
  ['an e-mail without recipient, for an erased account', { ...order, recipient: '' }, 'ERASED'],
  [
    'an e-mail for an account erased since',
    { ...order, customer: { ...anne, erased: true } },
    'ERASED',
  ],
])('%s is not sent', (_, mail, reason) => {
  expect(sendAgain(mail, NOW)).toEqual({ send_to: null, obsolete: reason });
});
