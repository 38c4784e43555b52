import { z } from 'zod';
import { cuid, instant } from '../general/shapes.ts';

/** A resource that an availability needs: on one date, or on all of them (null). */
const neededResource = z.object({ resource: cuid, date: cuid.nullable() });

const MOST = 50;
const cuids = z.array(cuid).max(MOST).default([]);
const resources = z.array(neededResource).max(MOST).default([]);

/** The changes to what an availability shares with others; anything not named stays as it is. */
export const exclusionChanges = {
  availability: cuid,
  resources: z
    .object({ attached: resources, detached: resources })
    .default({ attached: [], detached: [] }),
  /**
   * Availabilities of the same hour, offered in another form; each brings those it is already
   * synchronised with.
   */
  synchronised: z
    .object({ attached: cuids, detached: cuids })
    .default({ attached: [], detached: [] }),
  /** Attached collaborators who cannot be elsewhere at its time, and those who can again. */
  collaborators: z.object({ occupied: cuids, free: cuids }).default({ occupied: [], free: [] }),
};

/** The refusals of a change of what is shared. */
export const exclusionErrors = [
  'AVAILABILITY_NOT_FOUND',
  'DATE_NOT_FOUND',
  'RESOURCE_NOT_FOUND',
  'COLLABORATOR_NOT_FOUND',
] as const;

/**
 * A date, and another at its time that shares something with it, at least one of them taken; or a
 * booking of a resource that the date needs.
 */
export const overlap = z.object({
  date: cuid,
  start_at: instant,
  end_at: instant,
  /**
   * OTHER: the date itself cannot be sold. OWN: the other cannot. BOTH: each was sold already, and
   * stays on sale.
   */
  taken: z.enum(['OTHER', 'OWN', 'BOTH']),
  other: z.object({
    /** Null for a booking. */
    availability: cuid.nullable(),
    booking: cuid.nullable(),
    /** The title of the activity; empty for a booking. */
    title: z.string(),
    start_at: instant,
    end_at: instant,
    /** Places registered or offered; none for a booking. */
    registered: z.int(),
  }),
  because: z.enum(['RESOURCE', 'COLLABORATOR', 'SYNCHRONISED']),
  /** The name of the resource or the collaborator; empty for synchronised availabilities. */
  name: z.string(),
});
