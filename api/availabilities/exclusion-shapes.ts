import { z } from 'zod';
import { cuid, instant } from '../general/shapes.ts';

/** A resource that an availability needs: on one date, or on all of them (null). */
const neededResource = z.object({ resource: cuid, date: cuid.nullable() });

const MOST = 50;
const cuids = z.array(cuid).max(MOST).default([]);
const resources = z.array(neededResource).max(MOST).default([]);

/** What an availability is to share with others from now on, and what no longer; what is not named stays as it is. */
export const exclusionChanges = {
  availability: cuid,
  resources: z
    .object({ attached: resources, detached: resources })
    .default({ attached: [], detached: [] }),
  /** Availabilities that are the same hour, offered in another way; each comes with those that it is synchronised with already. */
  synchronised: z
    .object({ attached: cuids, detached: cuids })
    .default({ attached: [], detached: [] }),
  /** Attached collaborators who cannot be elsewhere at its time, and who can again. */
  collaborators: z.object({ occupied: cuids, free: cuids }).default({ occupied: [], free: [] }),
};

/** Why a change of what is shared is refused. */
export const exclusionErrors = [
  'AVAILABILITY_NOT_FOUND',
  'DATE_NOT_FOUND',
  'RESOURCE_NOT_FOUND',
  'COLLABORATOR_NOT_FOUND',
] as const;

/** A date, and another at its time that shares something with it, of which at least one is taken; or a booking of a resource that the date needs. */
export const overlap = z.object({
  date: cuid,
  start_at: instant,
  end_at: instant,
  /** OTHER: the date itself cannot be sold. OWN: the other cannot. BOTH: each was sold already, and stays on sale. */
  taken: z.enum(['OTHER', 'OWN', 'BOTH']),
  other: z.object({
    /** Null for a booking. */
    availability: cuid.nullable(),
    booking: cuid.nullable(),
    /** Of the activity; empty for a booking. */
    title: z.string(),
    start_at: instant,
    end_at: instant,
    /** Places registered or offered; of a booking none. */
    registered: z.int(),
  }),
  because: z.enum(['RESOURCE', 'COLLABORATOR', 'SYNCHRONISED']),
  /** Of the resource or the collaborator; empty for what is synchronised. */
  name: z.string(),
});
