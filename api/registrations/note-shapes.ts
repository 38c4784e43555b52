import { z } from 'zod';
import { note } from '../general/notes.ts';

/**
 * A note about a registration: for staff alone, or also for its family, which reads it on the page
 * of the registration.
 */
export const registrationNote = note.extend({ for_family: z.boolean() });
