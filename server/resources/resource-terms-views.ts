import type { SlotTerms } from '@ribambelle/domain/resources/openings.ts';
import { sql } from 'kysely';

/** The booking terms of a resource, from its configuration. */
export interface ResourceTerms extends SlotTerms {
  readonly configuration_id: number;
  readonly minimum_participants: number;
  readonly maximum_participants: number;
}

/** The terms of the configuration `c`. */
export const TERMS = sql<ResourceTerms>`c.id as configuration_id, c.prices, c.opening_hours, c.exceptions, c.granularity_minutes, c.buffer_minutes,
  c.notice_minutes, c.horizon_days, c.crosses_days, c.minimum_participants, c.maximum_participants`;
