export const errors = {
  CUSTOM_DATA_INVALID: 'Some answers are missing or not valid. Check the marked fields.',
  UNKNOWN_FIELD: 'This question does not exist.',
  FIELD_ANSWERED_TWICE: 'There are two answers to this question.',
  ANSWER_REQUIRED: 'An answer is needed.',
  ANSWER_INVALID: 'This answer is not valid.',
  ANSWER_TOO_LONG: 'This answer is too long.',
  PATTERN_MISMATCH: 'This answer does not have the form that is asked for.',
  UNKNOWN_CHOICE: 'This choice does not exist.',
};
