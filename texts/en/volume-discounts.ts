export const errors = {
  VOLUME_DISCOUNT_NOT_FOUND: 'This quantity discount does not exist, or no longer does.',
  VOLUME_DISCOUNT_WORTH: 'Give an amount or a percentage, one of the two.',
  VOLUME_DISCOUNT_TIMES: 'The end must come after the start.',
  VOLUME_DISCOUNT_RANKS: 'The last rank cannot come before the first.',
};
