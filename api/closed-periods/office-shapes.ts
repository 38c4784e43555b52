import { COMMUNITIES } from '@ribambelle/domain/closed-periods/school-holidays.ts';
import { z } from 'zod';
import { bilingualTitle, cuid, day, id, inEveryLanguage } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** Whose schools are closed. */
export const community = z.enum(COMMUNITIES);

/** What a collaborator says of a closed period: what it is called, from which day to which, both included, and the community whose school holiday it is; null for one of the organiser’s own. */
export const closedPeriodFields = {
  name: bilingualTitle,
  first_day: day,
  last_day: day,
  community: community.nullable(),
};

/** A closed period, in its form. */
export const officeClosedPeriod = z.object({
  id,
  cuid,
  version,
  name: inEveryLanguage,
  first_day: day,
  last_day: day,
  community: community.nullable(),
});

/** A closed period in the list, called as its reader speaks. */
export const closedPeriodRow = officeClosedPeriod.extend({ name: z.string() });

/** What the list of closed periods can be narrowed to: words of the name, those that touch days from one to another, and whose they are. */
export const closedPeriodFilters = {
  search: z.string().max(100).optional(),
  from: day.optional(),
  until: day.optional(),
  community: z.enum([...COMMUNITIES, 'NONE']).optional(),
};

/** A day that is called something: public holidays of Belgium and closed periods, in the language of the caller. */
export const namedDay = z.object({ day, names: z.array(z.string()) });
