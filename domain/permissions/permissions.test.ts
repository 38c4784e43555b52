import { describe, expect, it } from 'vitest';
import { may, mayAny, mayGrant, permissionsOf } from './may.ts';
import { ALL_PERMISSIONS, isPermission } from './permissions.ts';
import { DEFAULT_ROLES } from './roles.ts';

const role = (key: string): readonly string[] =>
  DEFAULT_ROLES.find((one) => one.key === key)?.permissions ?? [];

describe('permissions', () => {
  it('are named area.action, each once', () => {
    expect(new Set(ALL_PERMISSIONS).size).toBe(ALL_PERMISSIONS.length);
    for (const permission of ALL_PERMISSIONS)
      expect(permission).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+$/);
  });

  it.each([
    ['registrations.cancel', true],
    ['newsletters.send', true],
    ['integrations.delete', false],
    ['everything', false],
    ['', false],
  ])('%s exists: %s', (text, expected) => {
    expect(isPermission(text)).toBe(expected);
  });

  it('are granted or not', () => {
    expect(may(['activities.read'], 'activities.read')).toBe(true);
    expect(may(['activities.read'], 'activities.update')).toBe(false);
    expect(may([], 'activities.read')).toBe(false);
    expect(mayAny(['activities.read'], ['locations.read', 'activities.read'])).toBe(true);
    expect(mayAny(['activities.read'], [])).toBe(false);
  });

  it('of several roles are combined, without unknown ones', () => {
    const roles = [
      { permissions: ['activities.read', 'carts.read'] },
      { permissions: ['carts.read', 'root'] },
    ];
    expect(permissionsOf(roles)).toEqual(['activities.read', 'carts.read']);
  });

  it('cannot be given away by a collaborator without them', () => {
    expect(mayGrant(['activities.read'], ['activities.read'])).toBe(true);
    expect(mayGrant(['activities.read'], ['activities.read', 'activities.update'])).toBe(false);
    expect(mayGrant(['root'], ['root'])).toBe(false);
  });
});

describe('default roles', () => {
  it('give the administrator every permission', () => {
    expect(role('administrator')).toEqual(ALL_PERMISSIONS);
  });

  it.each([
    ['secretary', 'registrations.create', true],
    ['secretary', 'registrations.overbook', false],
    ['secretary', 'customers.impersonate', false],
    ['secretary', 'organiser-payments.update', false],
    ['secretary', 'collaborators.read', false],
    ['coach', 'registrations.read', true],
    ['coach', 'payments.read', false],
  ])('%s, %s: %s', (key, permission, expected) => {
    expect(role(key).includes(permission)).toBe(expected);
  });

  it('let a coach only read, and keep the attendance register', () => {
    expect(role('coach').length).toBeGreaterThan(5);
    expect(role('coach').filter((permission) => !permission.endsWith('.read'))).toEqual([
      'registration-attendances.register',
    ]);
  });
});
