export const errors = {
  SEGMENT_NOT_FOUND: 404,
  SEGMENT_DEFAULT: 409,
  SEGMENT_RULE_IMPOSSIBLE: 422,
} as const;
