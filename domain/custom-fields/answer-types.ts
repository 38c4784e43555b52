/** The types of a custom field, in the order in which a form offers them (1 §3.1). */
export const ANSWER_TYPES = [
  'TEXT',
  'LONGTEXT',
  'DATE',
  'CHOICES_SINGLE',
  'CHOICES_MULTIPLE',
] as const;
export type AnswerType = (typeof ANSWER_TYPES)[number];

/** The types of a question of an activity (2 §3). */
export const QUESTION_TYPES = ['TEXT', 'DATE', 'CHOICES_SINGLE', 'CHOICES_MULTIPLE'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** The most characters of a TEXT and of a LONGTEXT. */
export const LONGEST_LINE = 500;
export const LONGEST_TEXT = 5_000;

interface AnswerTraits {
  /** `text` for words of the family's own, `day`, or `choices` for those of the organiser. */
  readonly of: 'text' | 'day' | 'choices';
  /** True when it may have several values. */
  readonly several: boolean;
  /** True when the organiser may give a pattern to which it must conform. */
  readonly has_pattern: boolean;
}

/** The traits of each type. A new type is described here, and each control draws it. */
const TRAITS: Readonly<Record<AnswerType, AnswerTraits>> = {
  TEXT: { of: 'text', several: false, has_pattern: true },
  LONGTEXT: { of: 'text', several: false, has_pattern: false },
  DATE: { of: 'day', several: false, has_pattern: false },
  CHOICES_SINGLE: { of: 'choices', several: false, has_pattern: false },
  CHOICES_MULTIPLE: { of: 'choices', several: true, has_pattern: false },
};

/**
 * Returns the type that a column names, which the database restricts to them; TEXT for any other.
 */
export const answerTypeOf = (column: string): AnswerType =>
  ANSWER_TYPES.find((type) => type === column) ?? 'TEXT';

/** Does the same for a question. */
export const questionTypeOf = (column: string): QuestionType =>
  QUESTION_TYPES.find((type) => type === column) ?? 'TEXT';

/** Tests whether answers are chosen from choices of the organiser. */
export const hasChoices = (type: AnswerType): boolean => TRAITS[type].of === 'choices';

/** Tests whether answers are days. */
export const isOfDay = (type: AnswerType): boolean => TRAITS[type].of === 'day';

/** Tests whether an answer is a list of values. */
export const hasSeveral = (type: AnswerType): boolean => TRAITS[type].several;

/** Tests whether the organiser may give a pattern for answers. */
export const hasPattern = (type: AnswerType): boolean => TRAITS[type].has_pattern;
