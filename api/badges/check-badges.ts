import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { unprinted } from '../general/shapes.ts';
import { badgeFilters, badgeLook } from './shapes.ts';

/**
 * What would go wrong on the badges of who comes, before they are printed: signs that no font has, names whose end is cut because they fit in no size, and who has no code
 * that can be read. All three are empty when nothing would, and when nobody comes; of more than a thousand badges the first thousand are looked at.
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
