export const texts: typeof import('../fr/participants.ts').texts = {
  created: 'The participant has been added.',
  updated: 'The participant has been updated.',
  left: 'The participant is no longer in your account. They stay with the other household.',
  deleted: 'The participant has been deleted.',
};

export const errors = {
  PARTICIPANT_NOT_FOUND: 'This participant is not in your account.',
  PARTICIPANT_CHANGED:
    'Somebody else has just changed this participant. Reload the page to see what changed, then try again.',
  ATTENDANCE_CODE_LOST: 'This code can no longer be read: replace it with a new one.',
  TOO_MANY_PARTICIPANTS: 'An account has at most 60 participants.',
  PARTICIPANT_HAS_REGISTRATIONS:
    'This participant still has a coming registration or a place in the cart. Cancel it first.',
  BIRTHDATE_INVALID: 'This date of birth is not possible.',
};
