import { z } from 'zod';

/** A time on the organiser's wall: `09:00`. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
