import {
  type SegmentField,
  SEGMENT_ENTITIES,
  SEGMENT_FIELDS,
} from '@ribambelle/domain/segments/segment.ts';
import { z } from 'zod';
import { cuid, day, id, line } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

export const segmentEntity = z.enum(SEGMENT_ENTITIES);

/** A field of any entity; the domain rule checks that the segment's own entity has it. */
const field = z
  .string()
  .refine((name): name is SegmentField =>
    Object.values(SEGMENT_FIELDS).some((fields) => Object.hasOwn(fields, name)),
  );

const rule = z.discriminatedUnion('operator', [
  z.object({
    field,
    operator: z.enum(['ONE_OF', 'NONE_OF']),
    values: z.array(z.string().trim().min(1).max(100)).min(1).max(100),
  }),
  z.object({
    field,
    operator: z.enum(['AT_LEAST', 'AT_MOST', 'INCLUDES']),
    number: z.int().min(0).max(1_000_000_000),
  }),
  z.object({ field, operator: z.enum(['FROM', 'UNTIL']), day }),
  z.object({
    field,
    operator: z.enum(['NEXT_DAYS', 'LAST_DAYS']),
    days: z.int().min(0).max(3_660),
  }),
]);

const match = z.enum(['ALL', 'ANY']);
const group = z.object({ match, rules: z.array(rule).min(1).max(20) });

/** Rules and groups of rules, of which all or any must hold; with no rule, everything matches. */
export const segmentConditions = z.object({
  match,
  rules: z.array(z.union([rule, group])).max(20),
});

/** The fields of a segment that staff can set; its entity is set once, when it is added. */
export const segmentFields = { name: line, conditions: segmentConditions };

/** A segment in the list. */
export const officeSegmentRow = z.object({
  id,
  cuid,
  name: z.string(),
  entity: segmentEntity,
  /** True for one that every organiser has; it cannot be changed. */
  is_default: z.boolean(),
});

/** A segment as its form shows it. */
export const officeSegment = officeSegmentRow.extend({
  version,
  conditions: segmentConditions,
  /** The names of the records in the conditions, by their cuids. */
  names: z.array(z.object({ cuid, name: z.string() })),
  /**
   * The number of discounts, volume discounts and coupons for it; it cannot be deleted while there
   * are any.
   */
  used_by: z.object({ discounts: z.int(), volume_discounts: z.int(), coupons: z.int() }),
});

/** The filters of the list: words of the name, and the entity. */
export const segmentFilters = {
  search: z.string().max(100).optional(),
  entity: segmentEntity.optional(),
};
