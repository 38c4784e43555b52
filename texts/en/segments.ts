export const errors: typeof import('../fr/segments.ts').errors = {
  SEGMENT_NOT_FOUND: 'This segment does not exist or no longer exists.',
  SEGMENT_DEFAULT: 'Every organiser has this segment: it cannot be changed.',
  SEGMENT_RULE_IMPOSSIBLE: 'This condition does not suit this segment.',
};
