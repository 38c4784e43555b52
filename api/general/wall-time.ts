import { z } from 'zod';

/** A local time of the organiser: `09:00`. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
