import { COMMUNITIES } from '@ribambelle/domain/closed-periods/school-holidays.ts';
import { z } from 'zod';
import { day } from '../general/shapes.ts';

/** The community whose schools are closed. */
export const community = z.enum(COMMUNITIES);

/**
 * A day with names: of public holidays of Belgium and of closed periods, in the caller's language.
 */
export const namedDay = z.object({ day, names: z.array(z.string()) });
