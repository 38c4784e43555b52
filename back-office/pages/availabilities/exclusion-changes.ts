import type { Answer, Ask } from '@ribambelle/api/client.ts';

export type Availability = Answer<'getOfficeAvailability'>;

/** An availability to synchronise with, as it is shown. */
export interface Synchronised {
  readonly cuid: string;
  readonly title: string;
  readonly start_at: string;
}

/** What an availability shares, as its fields hold it; a resource of one date alone is `<resource> <date>`. */
export interface Shared {
  readonly needs: readonly string[];
  readonly occupied: readonly string[];
  readonly synchronised: readonly Synchronised[];
}

/** A resource on a date, or on all of them, as one value of a field. */
export function needOf({ resource, date }: { resource: string; date: string | null }): string {
  return date === null ? resource : `${resource} ${date}`;
}

/** What is shared now. */
export function sharedOf(data: Answer<'getAvailabilityExclusions'>): Shared {
  return {
    needs: data.resources.map(({ cuid, date }) => needOf({ resource: cuid, date })),
    occupied: data.collaborators.map(({ cuid }) => cuid),
    synchronised: data.synchronised.map(({ cuid, title, start_at }) => ({ cuid, title, start_at })),
  };
}

/** What is shared, by name, each once. */
export function sharedNames(data: Answer<'getAvailabilityExclusions'>): readonly string[] {
  const { resources, collaborators, synchronised } = data;
  const names = [...resources, ...collaborators].map(({ name }) => name);
  return [...new Set([...names, ...synchronised.map(({ title }) => title)])];
}

/** What is to change between what is shared and what shall be. */
export function changesOf({
  before,
  after,
}: {
  before: Shared;
  after: Shared;
}): Omit<Ask<'updateAvailabilityExclusions'>, 'availability'> {
  const cuids = ({ synchronised }: Shared) => synchronised.map(({ cuid }) => cuid);
  const gained = (from: readonly string[], to: readonly string[]) =>
    to.filter((one) => !from.includes(one));
  return {
    resources: {
      attached: gained(before.needs, after.needs).map(readNeed),
      detached: gained(after.needs, before.needs).map(readNeed),
    },
    collaborators: {
      occupied: gained(before.occupied, after.occupied),
      free: gained(after.occupied, before.occupied),
    },
    synchronised: {
      attached: gained(cuids(before), cuids(after)),
      detached: gained(cuids(after), cuids(before)),
    },
  };
}

function readNeed(need: string) {
  const [resource = '', date = null] = need.split(' ');
  return { resource, date };
}
