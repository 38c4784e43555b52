export const errors = {
  CUSTOM_DATA_INVALID: 400,
  UNKNOWN_FIELD: 400,
  FIELD_ANSWERED_TWICE: 400,
  // codes of single answers, to custom fields and to questions
  ANSWER_REQUIRED: 400,
  ANSWER_INVALID: 400,
  ANSWER_TOO_LONG: 400,
  PATTERN_MISMATCH: 400,
  UNKNOWN_CHOICE: 400,
} as const;
