import { expect, test } from 'vitest';
import { groupOfChange } from './group-of-change.ts';

test.each([
  ['customers', 'email', 'CONTACT'],
  ['customers', 'wallet_amount', 'WALLET'],
  ['customers', 'amount', 'WALLET'],
  ['customers', 'lastname', null],
  ['participants', 'birthdate', 'ANSWERS'],
  ['participants', 'custom_data', 'ANSWERS'],
  ['payments', 'amount', 'MONEY'],
  ['payments', 'method', 'MONEY'],
  ['bookings', 'total_amount', 'MONEY'],
  ['bookings', 'start_at', null],
  ['customer-vouchers', 'recipient', 'CONTACT'],
  // about the team and the offer, the log hides nothing from its readers
  ['collaborators', 'email', null],
  ['activities', 'default_price', null],
])('a change of %s: %s belongs to the group %s', (entity, field, group) => {
  expect(groupOfChange(entity, field)).toBe(group);
});
