export const errors: typeof import('../fr/segments.ts').errors = {
  SEGMENT_NOT_FOUND: 'This segment does not exist or no longer exists.',
  SEGMENT_DEFAULT: 'Every organiser has this segment: it cannot be changed.',
  SEGMENT_IN_USE:
    'A discount or a promo code is for this segment: choose another segment there first.',
  SEGMENT_WRONG_ENTITY: 'This segment does not suit this field: it is of something else.',
  SEGMENT_RULE_IMPOSSIBLE: 'This condition does not suit this segment.',
};
