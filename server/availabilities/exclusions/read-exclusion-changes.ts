import type { exclusionChanges } from '@ribambelle/api/availabilities/exclusion-shapes.ts';
import type { z } from 'zod';
import { atOnce } from '../../database/statements.ts';
import type { Db } from '../../database/transaction.ts';
import { orRefuse } from '../../refusal.ts';
import { loadDates } from '../availability-facts.ts';
import {
  type Exclusions,
  findAttachedIds,
  findResourceIds,
  findSynchronised,
  type Need,
} from './exclusion-views.ts';
import { findOfficeAvailabilityId } from '../office/office-views.ts';

type Request = z.output<z.ZodObject<typeof exclusionChanges>>;

/**
 * Reads the wanted changes of shared resources and people, by ids. Refuses AVAILABILITY_NOT_FOUND,
 * DATE_NOT_FOUND, RESOURCE_NOT_FOUND and COLLABORATOR_NOT_FOUND (for people who are not attached).
 */
export async function readExclusionChanges(db: Db, request: Request) {
  const id = await findOfficeAvailabilityId(db, request.availability);
  const availability_id = orRefuse(id, 'AVAILABILITY_NOT_FOUND');
  const { resources, synchronised, collaborators } = request;
  const others = [...synchronised.attached, ...synchronised.detached];
  const resourceCuids = [...resources.attached, ...resources.detached].map(
    ({ resource }) => resource,
  );
  const [dates, resourceRows, members, alreadyAttached] = await atOnce(
    () => loadDates(db, [availability_id]),
    () => findResourceIds(db, resourceCuids),
    () => findSynchronised(db, [request.availability, ...others]),
    () => findAttachedIds(db, availability_id),
  );
  const dateIds = new Map(dates.map((date) => [date.cuid, date.id]));
  const resourceIds = new Map(resourceRows.map((row) => [row.cuid, row.id]));
  const attachedIds = new Map(alreadyAttached.map((row) => [row.cuid, row.id]));
  const membersOf = new Map(members.map((row) => [row.cuid, row]));
  const neededOf = (wishes: Request['resources']['attached']) =>
    wishes.map(({ resource, date }) => ({
      resource_id: orRefuse(resourceIds.get(resource), 'RESOURCE_NOT_FOUND'),
      date_id: date === null ? null : orRefuse(dateIds.get(date), 'DATE_NOT_FOUND'),
    }));
  const others_of = (cuids: readonly string[]) =>
    cuids.map((cuid) => orRefuse(membersOf.get(cuid), 'AVAILABILITY_NOT_FOUND').id);
  const people = (cuids: readonly string[]) =>
    cuids.map((cuid) => orRefuse(attachedIds.get(cuid), 'COLLABORATOR_NOT_FOUND'));
  return {
    availability_id,
    /** All that are or will be in its group. */
    members: [...new Set(members.flatMap((row) => [row.id, ...row.group]))],
    resources: { attached: neededOf(resources.attached), detached: neededOf(resources.detached) },
    synchronised: {
      attached: others_of(synchronised.attached).filter((other) => other !== availability_id),
      detached: others_of(synchronised.detached).filter((other) => other !== availability_id),
    },
    collaborators: {
      occupied: people(collaborators.occupied),
      free: people(collaborators.free),
    },
  };
}

type Changes = Awaited<ReturnType<typeof readExclusionChanges>>;

/** Returns the present needs of an availability, with these changes. */
export function needsOf(before: Exclusions, changes?: Changes): readonly Need[] {
  const { attached = [], detached = [] } = changes?.resources ?? {};
  const { occupied = [], free = [] } = changes?.collaborators ?? {};
  const goneKeys = new Set(detached.map(({ resource_id, date_id }) => `${resource_id} ${date_id}`));
  const resources = [
    ...before.resources
      .map(({ id, date_id }) => ({ date_id, thing: id, is_replaced: false }))
      .filter(({ date_id, thing }) => !goneKeys.has(`${thing} ${date_id}`)),
    ...attached.map(({ resource_id, date_id }) => ({
      date_id,
      thing: resource_id,
      is_replaced: false,
    })),
  ];
  const people = [...before.collaborators.map(({ id }) => id), ...occupied]
    .filter((id) => !free.includes(id))
    .map((thing) => ({ date_id: null, thing, is_replaced: true }));
  const stand_ins = before.stand_ins.map(({ date_id, id }) => ({
    date_id,
    thing: id,
    is_replaced: false,
  }));
  const needs = [...resources, ...people, ...stand_ins];
  return [...new Map(needs.map((need) => [`${need.thing} ${need.date_id}`, need])).values()];
}
