import { z } from 'zod';
import { cuid } from '../general/shapes.ts';

const MOST = 50;

/**
 * The collaborators attached to the new availabilities, and the resources needed on all their
 * dates. Naming any also needs `availabilities.update`.
 */
export const newGroup = {
  attached: z.array(cuid).max(MOST).default([]),
  resources: z.array(cuid).max(MOST).default([]),
};

/** The refusals of both. */
export const newGroupErrors = ['COLLABORATOR_NOT_FOUND', 'RESOURCE_NOT_FOUND'] as const;
