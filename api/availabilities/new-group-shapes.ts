import { z } from 'zod';
import { cuid } from '../general/shapes.ts';

const MOST = 50;

/** Who of the team is attached to what is made, and which resources it needs on all its dates. Whoever names some wants `availabilities.update` too. */
export const newGroup = {
  attached: z.array(cuid).max(MOST).default([]),
  resources: z.array(cuid).max(MOST).default([]),
};

/** Why they are refused. */
export const newGroupErrors = ['COLLABORATOR_NOT_FOUND', 'RESOURCE_NOT_FOUND'] as const;
