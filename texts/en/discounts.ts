export const errors = {
  DISCOUNT_NOT_FOUND: 'This discount does not exist, or no longer does.',
  DISCOUNT_WORTH: 'Give an amount or a percentage, one of the two.',
  DISCOUNT_TIMES: 'The end must come after the start.',
};
