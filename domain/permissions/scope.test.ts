import { expect, test } from 'vitest';
import { ALL_PERMISSIONS } from './permissions.ts';
import { DEFAULT_ROLES } from './roles.ts';
import { asScope, permissionsInScope } from './scope.ts';

test('a scope of everything keeps every right', () => {
  expect(permissionsInScope(ALL_PERMISSIONS, 'ALL')).toEqual(ALL_PERMISSIONS);
});

test('a scope of own groups keeps only rights that can be limited: no money, no settings, no changes except the register and e-mails to families of those groups', () => {
  const permissions = permissionsInScope(ALL_PERMISSIONS, 'OWN');
  for (const right of ['registrations.read', 'participants.read', 'exports.create'])
    expect(permissions).toContain(right);
  for (const right of ['payments.read', 'reports.treasury', 'mails.read', 'collaborators.read'])
    expect(permissions).not.toContain(right);
  const writing = permissions.filter((right) => !right.endsWith('.read'));
  expect(writing.toSorted()).toEqual([
    'customer-notifications.create',
    'customer-notifications.delete',
    'customer-notifications.update',
    'exports.create',
    'registration-attendances.register',
    'reports.participation',
  ]);
});

test('a coach keeps every right of the default role', () => {
  const coach = DEFAULT_ROLES.find(({ key }) => key === 'coach')?.permissions ?? [];
  expect(coach.length).toBeGreaterThan(5);
  expect(permissionsInScope(coach, 'OWN')).toEqual(coach);
});

test.each([
  ['ALL', 'ALL'],
  ['OWN', 'OWN'],
  ['', 'OWN'],
])('the scope %s is %s', (text, scope) => {
  expect(asScope(text)).toBe(scope);
});
