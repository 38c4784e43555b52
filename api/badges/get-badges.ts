import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { file } from '../general/shapes.ts';
import { badgeFilters, badgeLook } from './shapes.ts';

/**
 * Returns the badges of the expected participants, as a PDF of A4 pages (1 §6): first name, name,
 * group, place, and the code that the attendance register reads. One for each registration, by
 * hour, group and name. Staff limited to their own groups get only those. Refuses BADGES_NOBODY
 * when nobody is found, also without a day and an availability; BADGES_TOO_MANY above a thousand;
 * and NOT_PERMITTED for a mark about health to staff without access to participants.
 */
export const getBadges = endpoint({
  method: 'GET',
  path: '/api/back-office/badges',
  who: 'badge-lists.read',
  summary: 'Badges of who comes, as a PDF.',
  request: z.object({
    ...badgeFilters,
    ...badgeLook,
    /** True to show it in the browser, for printing, instead of downloading it. */
    inline: z.boolean().default(false),
  }),
  answer: file,
  errors: ['BADGES_NOBODY', 'BADGES_TOO_MANY'],
});
