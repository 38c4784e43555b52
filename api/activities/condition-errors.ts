/** The errors of a condition that shows a question (domain/activities/shown-questions.ts). */
export const CONDITION_ERRORS = [
  'CONDITION_NOT_EARLIER',
  'CONDITION_WITHOUT_CHOICES',
  'CONDITION_OF_PARTICIPANT',
  'CONDITION_CHOICE_UNKNOWN',
] as const;
