export const texts: typeof import('../fr/reviews.ts').texts = {
  thanks: 'Thank you! Your review is saved.',
  changed: 'Your review has been changed.',
  title: 'Your review',
  question: 'What did you think of it? A score and a few words will do.',
  give: 'Write a review',
  change: 'Change my review',
  score: 'Your score',
  out_of: (score) => `${score} out of 5`,
  words: { 5: 'Excellent', 4: 'Very good', 3: 'Good', 2: 'So-so', 1: 'Disappointing', 0: 'Very disappointing' },
  message: 'Your message',
  public: 'The organiser may show my review',
  public_help: 'If not, only the organiser reads it. This cannot be changed later.',
  public_fixed: 'You chose this when you wrote your review. It stays as it is.',
  send: 'Send my review',
  save: 'Save',
  go_back: 'Go back',
  may_be_shown: 'The organiser may show this review.',
  for_organiser: 'Only the organiser reads this review.',
};

export const errors = {
  REVIEW_TOO_EARLY: 'You can write a review as soon as it has started.',
  REVIEW_OF_CANCELLED_REGISTRATION: 'This registration is cancelled: there is nothing to review.',
  REVIEW_ALREADY_GIVEN: 'You have already written a review. Reload the page to change it.',
  REVIEW_NOT_FOUND: 'This review does not exist.',
  REVIEW_PRIVATE: 'The family lets nobody show this review: there is nothing to hide.',
};
