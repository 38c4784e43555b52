import { COMMUNITIES } from '@ribambelle/domain/closed-periods/school-holidays.ts';
import { z } from 'zod';
import { bilingualTitle, cuid, day, id, inEveryLanguage } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** The community whose schools are closed. */
export const community = z.enum(COMMUNITIES);

/**
 * The fields of a closed period that staff can set: its name, its first and last day, both
 * included, and the community whose school holiday it is; null for one of the organiser’s own.
 */
export const closedPeriodFields = {
  name: bilingualTitle,
  first_day: day,
  last_day: day,
  community: community.nullable(),
};

/** A closed period, as its form shows it. */
export const officeClosedPeriod = z.object({
  id,
  cuid,
  version,
  name: inEveryLanguage,
  first_day: day,
  last_day: day,
  community: community.nullable(),
});

/** A closed period in the list, with its name in the reader's language. */
export const closedPeriodRow = z.object({
  ...officeClosedPeriod.omit({ version: true }).extend({ name: z.string() }).shape,
  version,
});

/**
 * The filters of the list of closed periods: words of the name, days that they touch, from one to
 * another, and their community.
 */
export const closedPeriodFilters = {
  search: z.string().max(100).optional(),
  from: day.optional(),
  until: day.optional(),
  community: z.enum([...COMMUNITIES, 'NONE']).optional(),
};

/**
 * A day with names: of public holidays of Belgium and of closed periods, in the caller's language.
 */
export const namedDay = z.object({ day, names: z.array(z.string()) });
