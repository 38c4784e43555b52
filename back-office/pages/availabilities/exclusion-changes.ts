import type { Answer, Ask } from '@ribambelle/api/client.ts';

export type Availability = Answer<'getOfficeAvailability'>;

/** An availability to synchronise with, as the field shows it. */
export interface Synchronised {
  readonly cuid: string;
  readonly title: string;
  readonly start_at: string;
}

/**
 * The exclusions of an availability, as its fields hold them; a resource of one date alone is
 * `<resource> <date>`.
 */
export interface Shared {
  readonly needs: readonly string[];
  readonly occupied: readonly string[];
  readonly synchronised: readonly Synchronised[];
}

/** Returns a resource on a date, or on all of them, as one value of a field. */
export function needOf({ resource, date }: { resource: string; date: string | null }): string {
  return date === null ? resource : `${resource} ${date}`;
}

/** Returns the exclusions of today. */
export function sharedOf(data: Answer<'getAvailabilityExclusions'>): Shared {
  return {
    needs: data.resources.map(({ cuid, date }) => needOf({ resource: cuid, date })),
    occupied: data.collaborators.map(({ cuid }) => cuid),
    synchronised: data.synchronised.map(({ cuid, title, start_at }) => ({ cuid, title, start_at })),
  };
}

/** Returns the names of the exclusions, each once. */
export function sharedNames(data: Answer<'getAvailabilityExclusions'>): readonly string[] {
  const { resources, collaborators, synchronised } = data;
  const names = [...resources, ...collaborators].map(({ name }) => name);
  return [...new Set([...names, ...synchronised.map(({ title }) => title)])];
}

/** Returns the changes between two states of the exclusions. */
export function changesOf({
  before,
  after,
}: {
  before: Shared;
  after: Shared;
}): Omit<Ask<'updateAvailabilityExclusions'>, 'availability'> {
  const cuids = ({ synchronised }: Shared) => synchronised.map(({ cuid }) => cuid);
  const addedTo = (from: readonly string[], to: readonly string[]) =>
    to.filter((one) => !from.includes(one));
  return {
    resources: {
      attached: addedTo(before.needs, after.needs).map(readNeed),
      detached: addedTo(after.needs, before.needs).map(readNeed),
    },
    collaborators: {
      occupied: addedTo(before.occupied, after.occupied),
      free: addedTo(after.occupied, before.occupied),
    },
    synchronised: {
      attached: addedTo(cuids(before), cuids(after)),
      detached: addedTo(cuids(after), cuids(before)),
    },
  };
}

function readNeed(need: string) {
  const [resource = '', date = null] = need.split(' ');
  return { resource, date };
}
