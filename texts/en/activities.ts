export const errors = {
  ACTIVITY_NOT_FOUND: 'This activity does not exist or is no longer offered.',
  ACTIVITY_IN_COUPON: 'A promo code is for this activity: take it off that code first.',
  ACTIVITY_IN_BUNDLE:
    'A pack is for this activity: take it off the pack first. You can also take it off the site.',
  ACTIVITY_IN_USE: 'This activity has dates: it cannot be deleted. You can take it off the site.',
  FILE_NOT_AN_IMAGE: 'This file is not a picture that we can read (JPEG, PNG, WebP, AVIF or GIF).',
  FILE_TOO_LARGE: 'This picture is larger than 10 MB.',
  CATEGORY_UNKNOWN: 'One of the categories no longer exists.',
  IMAGE_UNKNOWN: 'One of the pictures no longer exists.',
  OPTION_UNKNOWN: 'One of the options no longer exists. Reload the page.',
  QUESTION_UNKNOWN: 'One of the questions no longer exists. Reload the page.',
  CONDITION_NOT_EARLIER: 'Choose a question that comes before this one.',
  CONDITION_WITHOUT_CHOICES: 'Choose a question with choices.',
  CONDITION_OF_PARTICIPANT:
    'A question to the family can only depend on another question to the family.',
  CONDITION_CHOICE_UNKNOWN: 'Choose at least one answer that exists.',
  CHOICES_REQUIRED: 'Offer at least two answers.',
  PARTIAL_PRICE_TWICE: 'Give a fee or a discount, not both.',
  TIER_UNKNOWN: 'This choice no longer exists.',
  TIER_REQUIRED: 'Add at least one choice.',
  TIER_REVERSED: 'The maximum must be at least the minimum.',
  CONSTRAINT_UNKNOWN: 'One of the conditions is gone. Reload the page.',
};
