export const texts: typeof import('../fr/participants.ts').texts = {
  created: 'The participant is added.',
  updated: 'The participant is changed.',
  deleted: 'The participant is deleted.',
};

export const errors = {
  PARTICIPANT_NOT_FOUND: 'This participant is not in your account.',
  PARTICIPANT_HAS_REGISTRATIONS:
    'Something is still ahead of them: a coming registration or a place in the cart. Cancel it first.',
  BIRTHDATE_INVALID: 'This date of birth is not possible.',
};
