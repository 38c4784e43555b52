import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { unprinted } from '../general/shapes.ts';
import { badgeFilters, badgeLook } from './shapes.ts';

/**
 * Checks the badges of the expected participants before they are printed: characters that no font
 * has, names whose end is cut because they fit in no size, and participants without a readable
 * code. All three are empty when there is no problem, and when nobody comes; beyond a thousand
 * badges only the first thousand are checked.
 */
export const checkBadges = endpoint({
  method: 'GET',
  path: '/api/back-office/badges/check',
  who: 'badge-lists.read',
  summary: 'What would go wrong on badges, before they are printed.',
  request: z.object({ ...badgeFilters, layout: badgeLook.layout }),
  answer: z.object({
    unprinted,
    cut: z.array(z.string()),
    without_code: z.array(z.string()),
  }),
  errors: [],
});
