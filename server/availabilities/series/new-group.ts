import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { may } from '@ribambelle/domain/permissions/may.ts';
import type { Range } from '@ribambelle/domain/base/ranges.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { Changes } from '../../audit/changes-between.ts';
import { atOnce } from '../../database/statements.ts';
import type { Db } from '../../database/transaction.ts';
import { orRefuse, refuse } from '../../refusal.ts';
import { type ClashRow, loadClashes } from '../clashes/clash-views.ts';
import { findNamedResources, findNamedTeam } from './new-group-views.ts';
import { findMadeIds, insertGroup } from './new-group-store.ts';
import { lockPlaces, settleLocked } from '../places/take-places.ts';

interface Named {
  readonly id: number;
  readonly name: Json;
}

/**
 * The people attached to availabilities that are yet to be made, and the resources needed on all
 * their dates.
 */
export interface NewGroup {
  readonly people: readonly Named[];
  readonly resources: readonly Named[];
}

/**
 * Reads the people and resources that a request names. Refuses COLLABORATOR_NOT_FOUND and
 * RESOURCE_NOT_FOUND.
 */
export async function readNewGroup(
  db: Db,
  input: { readonly attached: readonly string[]; readonly resources: readonly string[] },
): Promise<NewGroup> {
  const { attached, resources } = input;
  const [people, things] = await atOnce(
    () => findNamedTeam(db, attached),
    () => findNamedResources(db, resources),
  );
  return {
    people: [...new Set(attached)].map((cuid) =>
      orRefuse(
        people.find((one) => one.cuid === cuid),
        'COLLABORATOR_NOT_FOUND',
      ),
    ),
    resources: [...new Set(resources)].map((cuid) =>
      orRefuse(
        things.find((one) => one.cuid === cuid),
        'RESOURCE_NOT_FOUND',
      ),
    ),
  };
}

/**
 * Does the same for availabilities to be made. Refuses NOT_PERMITTED for staff who may make
 * availabilities but not change them, because people and resources count as a later change.
 */
export async function readGroupToAttach(
  db: Db,
  input: Parameters<typeof readNewGroup>[1] & { readonly permissions: readonly Permission[] },
): Promise<NewGroup> {
  const { attached, resources, permissions } = input;
  const names_some = attached.length + resources.length > 0;
  if (names_some && !may(permissions, 'availabilities.update')) refuse('NOT_PERMITTED');
  return readNewGroup(db, input);
}

/** Finds the clashes of new availabilities with these dates. */
export async function findClashesOfNew(
  db: Db,
  input: { readonly group: NewGroup; readonly dates: readonly Range[]; readonly now: string },
): Promise<readonly ClashRow[]> {
  const { group, dates, now } = input;
  const wishes = dates.map(({ start_at, end_at }) => ({
    start_at,
    end_at,
    availability_id: null,
    people: group.people.map(({ id }) => id),
    occupied: [],
    resources: group.resources.map(({ id }) => id),
  }));
  return loadClashes(db, { wanted: wishes, now });
}

/**
 * Attaches a group to availabilities that were just made, under the lock of their places and of all
 * that need the same resources, as a later change does (decision 125); statuses follow.
 */
export async function attachToNew(
  db: Db,
  input: { readonly made: readonly string[]; readonly group: NewGroup; readonly now: string },
): Promise<void> {
  const { made, group, now } = input;
  const [people, resources] = [group.people, group.resources].map((entries) =>
    entries.map(({ id }) => id),
  );
  if (people === undefined || resources === undefined) return;
  if (people.length + resources.length === 0) return;
  const availability_ids = await findMadeIds(db, made);
  const to_be = { shares: resources };
  const places = await lockPlaces(db, { now, availability_ids, to_be });
  await insertGroup(db, { availability_ids, people, resources });
  await settleLocked(db, { now, locked: places });
}

/** Returns the changes for the log; none when the group is empty. */
export function changesOfNew(group: NewGroup, text: (column: Json) => string): Changes {
  const additionOf = (entries: readonly Named[], nameOf: (one: Named) => string) => ({
    from: [],
    to: entries.map(nameOf),
  });
  const { people, resources } = group;
  return {
    ...(people.length === 0
      ? {}
      : {
          collaborators: additionOf(people, ({ name }) => (typeof name === 'string' ? name : '')),
        }),
    ...(resources.length === 0
      ? {}
      : { resources: additionOf(resources, ({ name }) => text(name)) }),
  };
}
