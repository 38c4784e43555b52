export const errors = {
  AVAILABILITY_NOT_FOUND: "Cette disponibilité n'existe pas ou n'est plus proposée.",
};
