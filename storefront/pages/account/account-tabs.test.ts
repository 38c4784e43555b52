import { expect, test } from 'vitest';
import { accountTabs } from './account-tabs.ts';

const nothing = {
  participants: 0,
  carts: 0,
  registrations: 0,
  bookings: 0,
  registrations_requests: 0,
  bundles: 0,
  vouchers: 0,
  available_vouchers: 0,
  memberships: 0,
  attendance_charges: 0,
};
const keys = (counters: Partial<typeof nothing>) =>
  accountTabs({ ...nothing, ...counters }).map(({ key }) => key);

test('home, profile and participants are always shown, other tabs only when they have content', () => {
  expect(keys({})).toEqual(['home', 'participants', 'profile']);
  expect(keys({ registrations: 2, carts: 1, memberships: 1 })).toEqual([
    'home',
    'registrations',
    'carts',
    'memberships',
    'participants',
    'profile',
  ]);
});

test('the vouchers tab is shown for a voucher, or for one that can be redeemed', () => {
  expect(keys({ vouchers: 1 })).toContain('vouchers');
  expect(keys({ available_vouchers: 1 })).toContain('vouchers');
});

test('a tab shows its count', () => {
  expect(
    accountTabs({ ...nothing, participants: 3 }).find(({ key }) => key === 'participants'),
  ).toMatchObject({
    count: 3,
    href: '/account/participants',
  });
});
