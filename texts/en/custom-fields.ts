export const errors = {
  CUSTOM_DATA_INVALID: 'Some answers are missing or not valid. Check the highlighted fields.',
  UNKNOWN_FIELD: 'This question does not exist.',
  FIELD_ANSWERED_TWICE: 'There are two answers to this question.',
  ANSWER_REQUIRED: 'Please answer this question.',
  ANSWER_INVALID: 'This answer is not valid.',
  ANSWER_TOO_LONG: 'This answer is too long.',
  PATTERN_MISMATCH: 'This answer is not in the expected format.',
  UNKNOWN_CHOICE: 'This choice does not exist.',
};
