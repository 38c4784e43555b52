import {
  CONSTRAINT_FILTERS,
  CONSTRAINT_TYPES,
  MOST_COUNTED_BY_CONSTRAINT,
} from '@ribambelle/domain/activities/request-constraints.ts';
import { z } from 'zod';
import { bilingualTitle, cuid, day, id, inEveryLanguage } from '../general/shapes.ts';

const type = z.enum(CONSTRAINT_TYPES);

/**
 * The subject of a constraint (1 §5): the number allowed, the attributes shared by those counted
 * together, and the days between which they begin.
 */
const payload = z.object({
  count: z.int().min(1).max(MOST_COUNTED_BY_CONSTRAINT),
  availabilities: z.array(z.enum(CONSTRAINT_FILTERS)).max(CONSTRAINT_FILTERS.length).default([]),
  period_start: day.nullable().default(null),
  period_end: day.nullable().default(null),
});

/**
 * A constraint as staff write it; an optional one warns and does not refuse. `id` null is a new
 * one.
 */
export const constraintFields = z.object({
  id: id.nullable(),
  label: bilingualTitle,
  type,
  payload,
  optional: z.boolean().default(false),
});

/** A constraint in the form of the back-office. */
export const officeConstraint = z.object({
  id,
  label: inEveryLanguage,
  type,
  payload,
  optional: z.boolean(),
});

/** A constraint as families see it (1 §3.4). */
export const requestConstraint = z.object({
  cuid,
  label: z.string(),
  type,
  payload,
  optional: z.boolean(),
});
