export const errors = {
  CUSTOM_FIELD_NOT_FOUND: 'This field no longer exists.',
  CUSTOM_FIELD_ANSWERED:
    'Families have answered it: its type can no longer change and it cannot be deleted. You can archive it.',
  CHOICE_ANSWERED: 'A family has taken one of the choices that you removed: keep it.',
  PATTERN_NOT_ACCEPTED: 'This pattern cannot be checked. Try a simpler one, such as [0-9]{11}.',
  CUSTOM_DATA_INVALID: 'Some answers are missing or not valid. Check the highlighted fields.',
  UNKNOWN_FIELD: 'This question does not exist.',
  FIELD_ANSWERED_TWICE: 'There are two answers to this question.',
  ANSWER_REQUIRED: 'Please answer this question.',
  ANSWER_INVALID: 'This answer is not valid.',
  ANSWER_TOO_LONG: 'This answer is too long.',
  PATTERN_MISMATCH: 'This answer is not in the expected format.',
  UNKNOWN_CHOICE: 'This choice does not exist.',
};
