export const errors = {
  RESOURCE_GROUP_NOT_FOUND: 404,
} as const;
