import { PERIOD } from '@ribambelle/domain/activities/period.ts';
import { z } from 'zod';
import { anyOf } from '../general/shapes.ts';

/** A month in the organiser's zone, `2026-07` (decision 0014). */
export const period = z.string().regex(PERIOD);

/**
 * The months in which it starts. Two spellings of the address (2 §2) with one meaning: a month
 * named in either counts.
 */
export const periodFilters = {
  period: anyOf(period, 24),
  'availabilities-period': anyOf(period, 24),
};
