import { expect, it } from 'vitest';
import { ALL_PERMISSIONS, permissionsIn } from './permissions.ts';
import { grantable, keepsEveryRight, type TeamMember } from './team.ts';

const chief: TeamMember = { active: true, permissions: ALL_PERMISSIONS };
const clerk: TeamMember = {
  active: true,
  permissions: permissionsIn('collaborators', 'collaborator-roles', 'customers'),
};
const coach: TeamMember = { active: true, permissions: ['registrations.read'] };
const inactive = (member: TeamMember): TeamMember => ({ ...member, active: false });
const without = (member: TeamMember, lostRight: string): TeamMember => ({
  ...member,
  permissions: member.permissions.filter((permission) => permission !== lostRight),
});

it('without the right to change roles, no role can be given', () => {
  expect(grantable([coach]).size).toBe(0);
  expect(grantable([inactive(chief), clerk])).toEqual(new Set(clerk.permissions));
});

it.each([
  { says: 'nothing changes', before: [chief, coach], after: [chief, coach], kept: true },
  {
    says: 'one of two chiefs leaves',
    before: [chief, chief],
    after: [chief, inactive(chief)],
    kept: true,
  },
  {
    says: 'the only chief leaves',
    before: [chief, coach],
    after: [inactive(chief), coach],
    kept: false,
  },
  {
    says: 'a lesser one stays behind',
    before: [chief, clerk],
    after: [inactive(chief), clerk],
    kept: false,
  },
  {
    says: 'the only chief gives one right up',
    before: [chief],
    after: [without(chief, 'payments.refund')],
    kept: false,
  },
  {
    says: 'a right that another chief can give is given up',
    before: [chief, chief],
    after: [chief, without(chief, 'payments.refund')],
    kept: true,
  },
  {
    says: 'a coach loses everything',
    before: [chief, coach],
    after: [chief, inactive(coach)],
    kept: true,
  },
  {
    says: 'nobody could give anything before',
    before: [coach],
    after: [inactive(coach)],
    kept: true,
  },
])('$says: kept $kept', ({ before, after, kept }) => {
  expect(keepsEveryRight(before, after)).toBe(kept);
});
