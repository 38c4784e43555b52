import { isOfDay } from '@ribambelle/domain/custom-fields/answer-types.ts';
import { dayMeant } from '@ribambelle/domain/base/days.ts';
import {
  readCustomData,
  type CustomData,
  type CustomDataEntry,
} from '@ribambelle/domain/custom-fields/answers.ts';
import { refuse } from '../refusal.ts';
import type { CustomField } from './custom-field-views.ts';

interface AnswersToRead {
  readonly fields: readonly CustomField[];
  readonly entity: CustomField['entity'];
  readonly entries: readonly CustomDataEntry[];
  /**
   * True when an account or participant is made: deferred fields may then be left for later (3 §5).
   */
  readonly making: boolean;
  /** The zone of days that are sent as moments (R7). */
  readonly timezone: string;
  /** The path of the entries in the request. */
  readonly path?: string;
}

/**
 * Returns the answers to store. Refuses CUSTOM_DATA_INVALID with the code of each wrong field
 * (1 §5).
 */
export function readAnswers(input: AnswersToRead): readonly CustomData[] {
  const fields = input.fields
    .filter((field) => field.entity === input.entity)
    .map((field) => ({ ...field, required: field.required && !(input.making && field.deferred) }));
  const dates = new Set(fields.filter(({ type }) => isOfDay(type)).map(({ id }) => id));
  const entries = input.entries.map(({ field_id, data }) => ({
    field_id,
    data: dates.has(field_id) && typeof data === 'string' ? dayMeant(data, input.timezone) : data,
  }));
  const result = readCustomData(fields, entries);
  if (result.ok) return result.value;
  refuse(
    result.refused,
    Object.fromEntries(
      Object.entries(result.fields).map(([path, code]) => [`${input.path ?? ''}${path}`, code]),
    ),
  );
}
