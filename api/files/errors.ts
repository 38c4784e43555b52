export const errors = {
  PICTURE_NOT_FOUND: 404,
  PICTURE_IN_USE: 409,
  PICTURE_NOT_DELETED: 409,
} as const;
