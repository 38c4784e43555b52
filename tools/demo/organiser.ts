import type { Language } from '@ribambelle/domain/base/languages.ts';
import { DEFAULT_ROLES } from '@ribambelle/domain/permissions/roles.ts';
import type { Insertable } from 'kysely';
import type { Rows } from '@ribambelle/database/rows.ts';
import type { Shop, Staff } from './shop.ts';

type RoleKey = (typeof DEFAULT_ROLES)[number]['key'];

/** A member of staff. */
export interface StaffWish {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly language: Language;
  readonly role: RoleKey;
  readonly password_hash: string;
}

const ROLE_NAMES: Record<RoleKey, string> = {
  administrator: 'Administration',
  secretary: 'Secrétariat',
  coach: 'Animation',
};

/**
 * Adds the organiser, the host names of its site, the main one first, the default roles and its
 * staff.
 */
export function addOrganiser(
  { organiser_id, random, batch }: Shop,
  input: {
    organiser: Omit<Insertable<Rows['organisers']>, 'id' | 'cuid'>;
    hostnames: readonly string[];
    staff: readonly StaffWish[];
  },
): readonly Staff[] {
  batch.add('organisers', { ...input.organiser, id: organiser_id, cuid: random.cuid() });
  for (const [index, hostname] of input.hostnames.entries())
    batch.add('host_names', { hostname, organiser_id, main: index === 0 });
  const roles = new Map(
    DEFAULT_ROLES.map(({ key, permissions }) => {
      const id = random.id();
      batch.add('collaborator_roles', {
        organiser_id,
        id,
        cuid: random.cuid(),
        name: ROLE_NAMES[key],
        permissions: [...permissions],
      });
      return [key, id];
    }),
  );
  return input.staff.map(({ role, ...person }) => {
    const id = random.id();
    batch.add('collaborators', {
      organiser_id,
      id,
      cuid: random.cuid(),
      ...person,
      role_id: roles.get(role) ?? 0,
    });
    return { id, name: `${person.firstname} ${person.lastname}` };
  });
}
