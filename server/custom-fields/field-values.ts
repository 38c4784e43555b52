import {
  answerTypeOf,
  hasChoices,
  hasPattern,
} from '@ribambelle/domain/custom-fields/answer-types.ts';
import { customFieldFields } from '@ribambelle/api/custom-fields/office-shapes.ts';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { isPatternAccepted } from '@ribambelle/domain/custom-fields/pattern.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { z } from 'zod';
import { refuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { choicesIn } from './choices-in.ts';

const shape = z.object(customFieldFields);
const FEWEST_CHOICES = 2;

type Given = z.output<typeof shape>;

/** The checked values of a custom field that the organiser sets, every choice with its id. */
export type FieldValues = Omit<Given, 'choices'> & {
  readonly choices: readonly { readonly id: number; readonly label: Given['title'] }[];
};

/** Returns the values of a row, to be changed. */
export function valuesOf(row: {
  readonly type: string;
  readonly title: Json;
  readonly description: Json;
  readonly required: boolean;
  readonly deferred: boolean;
  readonly health: boolean;
  readonly pattern: string | null;
  readonly choices: Json;
}): FieldValues {
  const { required, deferred, health } = row;
  return {
    type: answerTypeOf(row.type),
    title: bilingualOf(row.title),
    description: bilingualOf(row.description),
    required,
    deferred,
    health,
    pattern: row.pattern ?? '',
    choices: choicesIn(row.choices).map(({ id, label }) => ({ id, label: bilingualOf(label) })),
  };
}

/**
 * Returns values as they are stored: a pattern for a TEXT only, choices for a field of choices
 * only, each new one with the next number. Refuses PATTERN_NOT_ACCEPTED, and CHOICES_REQUIRED for
 * fewer than two choices with a label.
 */
export function checkedValues(
  values: Given | FieldValues,
  before: FieldValues | null,
): FieldValues {
  const pattern = hasPattern(values.type) ? values.pattern : '';
  if (pattern !== '' && !isPatternAccepted(pattern))
    refuse('PATTERN_NOT_ACCEPTED', { pattern: 'PATTERN_NOT_ACCEPTED' });
  if (!hasChoices(values.type)) return { ...values, pattern, choices: [] };
  const choiceIds = new Set(before?.choices.map(({ id }) => id));
  let next = Math.max(0, ...choiceIds) + 1;
  const choices = values.choices
    .filter(({ label }) => LANGUAGES.some((language) => label[language].trim() !== ''))
    .map(({ id, label }) => ({ id: id !== null && choiceIds.has(id) ? id : next++, label }));
  if (choices.length < FEWEST_CHOICES) refuse('CHOICES_REQUIRED', { choices: 'CHOICES_REQUIRED' });
  return { ...values, pattern, choices };
}
