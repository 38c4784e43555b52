export const errors = {
  ACTIVITY_NOT_FOUND: "Cette activité n'existe pas ou n'est plus proposée.",
};
