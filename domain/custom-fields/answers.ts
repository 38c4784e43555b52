import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';
import type { Answer, AnswerCode, FormField } from './answer.ts';
import { readAnswer } from './answer.ts';

/** A field that an organiser puts to every customer or participant (1 §3.1). */
export interface CustomField extends FormField {
  readonly id: number;
  readonly active: boolean;
  readonly order: number;
}

/** One answer as it is sent: a custom data entry (1 §3.1). */
export interface CustomDataEntry {
  readonly field_id: number;
  readonly data: unknown;
}

/** One answer as it is stored; fields without an answer have no entry. */
export interface CustomData {
  readonly field_id: number;
  readonly data: Exclude<Answer, null>;
}

/**
 * The reasons to refuse custom data; the codes of single answers are in `fields`, under
 * `custom_data.<field_id>`.
 */
export type CustomDataCode =
  | AnswerCode
  | 'CUSTOM_DATA_INVALID'
  | 'UNKNOWN_FIELD'
  | 'FIELD_ANSWERED_TWICE';

/**
 * Returns the answers to the active custom fields, ready to store (1 §5). Refuses missing required
 * answers, unknown fields and invalid answers. Drops answers to fields that are no longer active.
 */
export function readCustomData(
  fields: readonly CustomField[],
  entries: readonly CustomDataEntry[],
): Decision<readonly CustomData[], CustomDataCode> {
  const wrong: Record<string, CustomDataCode> = entryErrors(fields, entries);
  const answers: CustomData[] = [];
  for (const field of shownFields(fields)) {
    const answer = readAnswer(field, entries.find((entry) => entry.field_id === field.id)?.data);
    if (!answer.ok) wrong[pathOf(field.id)] ??= answer.refused;
    else if (answer.value !== null) answers.push({ field_id: field.id, data: answer.value });
  }
  return Object.keys(wrong).length > 0 ? refuse('CUSTOM_DATA_INVALID', wrong) : permit(answers);
}

/** Returns the active fields in the order of the form: the highest `order` first (1 §3.1). */
export function shownFields<Field extends Pick<CustomField, 'id' | 'active' | 'order'>>(
  fields: readonly Field[],
): readonly Field[] {
  return fields
    .filter((field) => field.active)
    .toSorted((one, other) => other.order - one.order || one.id - other.id);
}

/**
 * Returns the fields for a form of staff: one never answered may stay empty, one that was answered
 * is not emptied.
 */
export function requiredAsBefore<Field extends Pick<CustomField, 'id' | 'required'>>(
  fields: readonly Field[],
  answers: readonly { readonly field_id: number }[],
): readonly Field[] {
  const answeredIds = new Set(answers.map(({ field_id }) => field_id));
  return fields.map((field) => ({
    ...field,
    required: field.required && answeredIds.has(field.id),
  }));
}

function entryErrors(
  fields: readonly CustomField[],
  entries: readonly CustomDataEntry[],
): Record<string, CustomDataCode> {
  const fieldIds = new Set(fields.map((field) => field.id));
  const fieldErrors: Record<string, CustomDataCode> = {};
  const answeredIds = new Set<number>();
  for (const { field_id } of entries) {
    if (!fieldIds.has(field_id)) fieldErrors[pathOf(field_id)] = 'UNKNOWN_FIELD';
    else if (answeredIds.has(field_id)) fieldErrors[pathOf(field_id)] = 'FIELD_ANSWERED_TWICE';
    answeredIds.add(field_id);
  }
  return fieldErrors;
}

function pathOf(fieldId: number): string {
  return `custom_data.${fieldId}`;
}
