import { ANSWER_TYPES } from '@ribambelle/domain/custom-fields/answer-types.ts';
import { z } from 'zod';
import { id, manyLines, oneLine } from '../general/shapes.ts';

/** The kinds of custom field (1 §3.1). */
export const customFieldType = z.enum(ANSWER_TYPES);

/** The people that a custom field is for. */
export const customFieldEntity = z.enum(['CUSTOMERS', 'PARTICIPANTS', 'COLLABORATORS']);

/**
 * A field that an organiser has every customer, participant or collaborator fill in; sorted by
 * `order`, highest first (1 §3.1).
 */
export const customField = z.object({
  id,
  entity: customFieldEntity,
  type: customFieldType,
  title: z.string(),
  description: z.string(),
  required: z.boolean(),
  active: z.boolean(),
  /** True when it is filled in later, in the account, and not at registration. */
  deferred: z.boolean(),
  order: z.int(),
  /** A regular expression for the whole text; only for a TEXT. */
  pattern: z.string().nullable(),
  choices: z.array(z.object({ id, label: z.string() })),
});

/** An answer: a text, a day, the id of a choice as text, or a list of such ids; null for none. */
const data = z.union([manyLines(5_000), z.array(oneLine(200)).max(100)]);

/** Answers as they are sent; a field without an answer is null or absent (1 §5). */
export const customDataEntries = z
  .array(z.object({ field_id: id, data: data.nullable() }))
  .max(200);

/** Answers as they are stored. */
export const customData = z.array(z.object({ field_id: id, data }));
