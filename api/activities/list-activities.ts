import { z } from 'zod';
import { availabilityStatus } from '../availabilities/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { choice, selectorRequest } from '../general/selector-shapes.ts';
import { anyOf, cuid, dayOrInstant, id, instant, countedList, paging } from '../general/shapes.ts';
import { periodFilters } from './period-filters.ts';
import { activityCard } from './shapes.ts';

/**
 * Lists the activities of a catalogue with their main categories, filtered and paged (2 §7). The
 * same answer for everybody.
 */
export const listActivities = endpoint({
  method: 'GET',
  path: '/api/activities',
  who: 'anyone',
  summary: 'Lists the published activities that match the filters, in the organiser’s order.',
  request: z.object({
    ...paging,
    ...selectorRequest,
    id: z.array(id).max(200).optional(),
    /**
     * Ids of catalogue sections of the website: only activities that one of them shows; an unknown
     * one shows none (1 §3.4).
     */
    catalog: anyOf(z.string().max(64), 20),
    search: z.string().max(100).optional(),
    /**
     * Cuids of categories: any within a group, all across groups; `category-{cuid of the group}`
     * says the same (2 §2).
     */
    category: anyOf(cuid, 100),
    age: z.int().min(0).max(120).optional(),
    /** From here on, one availability must fit all filters: its place, its time, its state. */
    location: anyOf(cuid, 50),
    ...periodFilters,
    /** Something happens on this day, in the organiser's zone. */
    date: dayOrInstant.optional(),
    /** Something happens on one of these weekdays, 1 Monday to 7 Sunday. */
    weekday: anyOf(z.int().min(1).max(7), 7),
    /**
     * The activity's own status given all filters, as its card shows it; no activity is OVERLAP.
     */
    status: anyOf(availabilityStatus, 4),
    /** False: only activities with an availability that has not started. */
    include_started: z.boolean().default(true),
    /**
     * Only activities with an open availability that starts at or after this instant; for the
     * present or past, with any open one.
     */
    after: instant.optional(),
    /**
     * Only activities with an availability that can be added now or opens later (R24): those that
     * are OPEN.
     */
    available_only: z.boolean().default(false),
  }),
  answer: countedList(activityCard.extend(choice)),
  errors: [],
});
